/** Reads and writes the values of a form element (docs/decisions/0052). */
import { useMemo, useSyncExternalStore, type RefObject } from 'react';
import { findInvalidInputs } from '@/components/forms/form-dom';
import { listFields, honeypot } from '@/lib/forms/list-fields';
import type { ClientForm, Field } from '@/lib/forms/types';

/** The values of a form by field name; a list for checkboxes. */
export type FormValues = Record<string, unknown>;

export const isEmptyValue = (value: unknown) =>
  [value].flat().every((item) => `${item ?? ''}`.trim() === '');

export const isEmpty = (values: FormValues) => Object.values(values).every(isEmptyValue);

export const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Reads the values of a form element, including the honeypot. Without an element, returns empty values. */
export function readValues(form: ClientForm, element?: HTMLFormElement | null): FormValues {
  const data = new FormData(element ?? undefined);
  const values = listFields(form).map(({ name, type }) => [
    name,
    type === 'checkboxes' ? data.getAll(name) : (data.get(name) ?? ''),
  ]);
  return Object.fromEntries([...values, [honeypot.name, data.get(honeypot.name) ?? '']]);
}

/** Writes values into a form element without events. Empties fields without a value. */
export function fillForm(element: HTMLFormElement, values: FormValues) {
  const inputs = element.querySelectorAll<HTMLInputElement>('input, select, textarea');
  for (const input of inputs) {
    const value = [values[input.name] ?? ''].flat().map(String);
    if (input.type === 'radio' || input.type === 'checkbox')
      input.checked = value.includes(input.value);
    else input.value = value.join();
  }
}

export type FormRef = RefObject<HTMLFormElement | null>;

export interface FormSnapshot {
  values: FormValues;
  /** Names of the inputs that fail the browser's validation. */
  invalidNames: readonly string[];
}

const emptySnapshot = JSON.stringify({ values: {}, invalidNames: [] } satisfies FormSnapshot);

function subscribe(notify: () => void) {
  addEventListener('input', notify);
  return () => removeEventListener('input', notify);
}

/** Returns the form's current values and invalid inputs; empty until the form is hydrated. */
export function useFormSnapshot(form: ClientForm, element: FormRef): FormSnapshot {
  const read = () =>
    element.current
      ? JSON.stringify({
          values: readValues(form, element.current),
          invalidNames: findInvalidInputs(element.current).map(({ name }) => name),
        } satisfies FormSnapshot)
      : emptySnapshot;
  const json = useSyncExternalStore(subscribe, read, () => emptySnapshot);
  return useMemo(() => JSON.parse(json) as FormSnapshot, [json]);
}

/**
 * Returns for each part whether it is finished: nothing is missing or invalid. A part with only optional fields is
 * finished once it has a value or all other parts are finished.
 */
export function findFinishedParts(
  { parts }: Pick<ClientForm, 'parts'>,
  values: FormValues,
  invalidNames: readonly string[] = [],
): boolean[] {
  const isEmptyField = ({ name }: Field) => isEmptyValue(values[name]);
  const states = parts.map(({ fields }) => ({
    isValid: fields.every(
      (field) => !invalidNames.includes(field.name) && (field.optional || !isEmptyField(field)),
    ),
    isEmpty: fields.every(isEmptyField),
  }));
  const isEveryPartValid = states.every(({ isValid }) => isValid);
  return states.map(({ isValid, isEmpty }) => isValid && (isEveryPartValid || !isEmpty));
}
