/** Reads and fills in a form element, which holds the values (docs/decisions/0052). */
import type { RefObject } from 'react';
import { checks } from '@/lib/forms/checks';
import { honeypotName } from '@/lib/forms/honeypot';
import { listFields } from '@/lib/forms/list-fields';
import type { Field, FormDefinition } from '@/lib/forms/types';

/** The values of a form by field name; a list for checkboxes. */
export type FormValues = Record<string, string | string[]>;

export type FormRef = RefObject<HTMLFormElement | null>;

export const isEmpty = (value: string | string[] | undefined) =>
  [value ?? []].flat().every((text) => text.trim() === '');

export const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Finds a form's element in the page. Returns null on the server. */
export const findFormElement = ({ formId }: FormDefinition): HTMLFormElement | null =>
  typeof document === 'undefined' ? null : document.querySelector(`form[data-form="${formId}"]`);

/** Reads the values of a form's fields. Without an element, returns empty values. */
export function readValues(form: FormDefinition, element?: HTMLFormElement | null): FormValues {
  const data = new FormData(element ?? undefined);
  const values = listFields(form).map(({ name, type }) => [
    name,
    type === 'checkboxes' ? data.getAll(name) : (data.get(name) ?? ''),
  ]);
  return Object.fromEntries(values) as FormValues;
}

/** Reads the honeypot, which is sent, but never stored: an extension may have filled it in. */
export const readHoneypot = (element: HTMLFormElement) => ({
  [honeypotName]: new FormData(element).get(honeypotName),
});

/** Writes values into the inputs of their names, without events. */
export function fillForm(element: HTMLFormElement, values: FormValues) {
  for (const input of element.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input, select, textarea',
  )) {
    const value = values[input.name];
    if (value === undefined) continue;
    if (input.type === 'radio' || input.type === 'checkbox')
      input.checked = [value].flat().includes(input.value);
    else input.value = `${value}`;
    // An option that no longer exists leaves a select without a choice.
    if (input instanceof HTMLSelectElement && input.selectedIndex < 0) input.selectedIndex = 0;
  }
}

/**
 * Returns for each part whether its required fields are answered, or one of its fields if none is required. An answer in
 * a wrong format does not count; other errors appear only after a submit.
 */
export const findFinishedParts = (
  { parts }: Pick<FormDefinition, 'parts'>,
  values: FormValues,
): readonly boolean[] =>
  parts.map(({ fields }) => {
    const isAnswered = (field: Field) => {
      const value = values[field.name];
      const check = 'check' in field ? field.check : undefined;
      return !isEmpty(value) && (!check || checks[check].pattern.test(`${value}`.trim()));
    };
    const required = fields.filter(({ optional }) => !optional);
    return required.length > 0 ? required.every(isAnswered) : fields.some(isAnswered);
  });

/** Returns the first name as typed, or the whole name if the form has a single field for it. */
export const readFirstName = ({ first_name, firstName, name }: FormValues) =>
  `${first_name ?? firstName ?? name ?? ''}`.trim();
