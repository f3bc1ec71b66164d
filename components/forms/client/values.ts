import { readDraft } from '@/components/forms/client/draft';
import { formElement } from '@/components/forms/client/when-needed';
import { thankYouHash } from '@/components/forms/thank-you-hash';
import { fieldsOf } from '@/lib/forms/fields-of';
import { honeypot } from '@/lib/forms/fields-of';
import type { ClientForm } from '@/lib/forms/types';

/** What a form holds in the browser, by field; a group of checkboxes as a list. */
export type FormValues = Record<string, unknown>;

/** @returns whether a field holds nothing but blanks */
export const isEmptyValue = (value: unknown) =>
  [value].flat().every((part) => `${part ?? ''}`.trim() === '');

/** @returns whether nothing was filled in */
export const isEmpty = (values: FormValues) => Object.values(values).every(isEmptyValue);

/** Each of a form's fields, and the honeypot, with a value made from its name. */
function valuesBy(
  form: ClientForm,
  text: (name: string) => unknown,
  list: (name: string) => unknown,
): FormValues {
  return Object.fromEntries([
    ...fieldsOf(form).map(({ name, type }) => [
      name,
      type === 'checkboxes' ? list(name) : text(name),
    ]),
    [honeypot.name, text(honeypot.name)],
  ]);
}

/** @returns the values of a form that nobody filled in */
export const emptyValues = (form: ClientForm): FormValues =>
  valuesBy(
    form,
    () => '',
    () => [],
  );

/** @returns what stands in a form's element */
export function readValues(form: ClientForm, element: HTMLFormElement): FormValues {
  const data = new FormData(element);
  return valuesBy(
    form,
    (name) => data.get(name) ?? '',
    (name) => data.getAll(name),
  );
}

/**
 * @returns what a form starts with: what was filled in before hydration, then what this tab's draft
 * holds, then nothing. React Hook Form writes it into the inputs, so it must know what stands there.
 */
export function initialValues(form: ClientForm): FormValues {
  const empty = emptyValues(form);
  if (typeof document === 'undefined' || location.hash === thankYouHash) return empty;
  const element = formElement(form.call);
  const typed = element ? readValues(form, element) : empty;
  const draft = readDraft(form.call)?.values ?? {};
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      isEmptyValue(value) ? (draft[name] ?? value) : value,
    ]),
  );
}
