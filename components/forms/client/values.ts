import { readDraft } from '@/components/forms/client/draft';
import { fieldsOf, honeypot } from '@/lib/forms/fields-of';
import type { ClientForm } from '@/lib/forms/types';

/** What a form holds in the browser, by field; a group of checkboxes as a list. */
export type FormValues = Record<string, unknown>;

export const isEmptyValue = (value: unknown) =>
  [value].flat().every((part) => `${part ?? ''}`.trim() === '');

export const isEmpty = (values: FormValues) => Object.values(values).every(isEmptyValue);

/** @returns the values of a form that nobody filled in; the honeypot is a field, too */
export function emptyValues(form: ClientForm): FormValues {
  const values = fieldsOf(form).map(({ name, type }) => [name, type === 'checkboxes' ? [] : '']);
  return Object.fromEntries([...values, [honeypot.name, '']]);
}

/**
 * What a form starts with: what stands in the server's form, where the visitor may have typed already,
 * then what this tab's draft holds, then nothing. React Hook Form writes it into the inputs.
 */
export function initialValues(form: ClientForm, element: HTMLFormElement | null): FormValues {
  const values = emptyValues(form);
  if (typeof document === 'undefined') return values;
  const data = element ? new FormData(element) : new FormData();
  const draft = readDraft(form.call)?.values ?? {};
  for (const name in values) {
    const typed = Array.isArray(values[name]) ? data.getAll(name) : (data.get(name) ?? '');
    values[name] = isEmptyValue(typed) ? (draft[name] ?? typed) : typed;
  }
  return values;
}

/**
 * @returns for each part, in order, whether nothing is missing in it. A part of optional fields is
 *   finished once it holds something, or once nothing is missing in the others.
 */
export function finishedParts(
  { groups }: Pick<ClientForm, 'groups'>,
  values: FormValues,
): boolean[] {
  const parts = groups.map(({ fields }) => {
    const required = fields.filter(({ optional }) => !optional);
    const isOptional = required.length === 0;
    const counted = isOptional ? fields : required;
    return { isOptional, isFilled: counted.every(({ name }) => !isEmptyValue(values[name])) };
  });
  const isComplete = parts.every(({ isOptional, isFilled }) => isOptional || isFilled);
  return parts.map(({ isOptional, isFilled }) => isFilled || (isOptional && isComplete));
}
