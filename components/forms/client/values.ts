import { fieldsOf, honeypot } from '@/lib/forms/fields-of';
import type { ClientForm, Field } from '@/lib/forms/types';

/** What a form holds in the browser, by field; a group of checkboxes as a list. */
export type FormValues = Record<string, unknown>;

export const isEmptyValue = (value: unknown) =>
  [value].flat().every((part) => `${part ?? ''}`.trim() === '');

export const isEmpty = (values: FormValues) => Object.values(values).every(isEmptyValue);

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * @returns what a form shows, as the browser would post it, whatever wrote it there; the honeypot, too.
 *   Without an element: the values of a form that nobody filled in
 */
export function readValues(form: ClientForm, element?: HTMLFormElement | null): FormValues {
  const data = new FormData(element ?? undefined);
  const values = fieldsOf(form).map(({ name, type }) => [
    name,
    type === 'checkboxes' ? data.getAll(name) : (data.get(name) ?? ''),
  ]);
  return Object.fromEntries([...values, [honeypot.name, data.get(honeypot.name) ?? '']]);
}

/**
 * @param refused the fields whose values their own checks would refuse
 * @returns for each part, in order, whether nothing is missing or wrong in it. A part of optional fields is
 *   finished once it holds something, or once the others are finished.
 */
export function finishedParts(
  { groups }: Pick<ClientForm, 'groups'>,
  values: FormValues,
  refused: readonly string[] = [],
): boolean[] {
  const isEmptyField = ({ name }: Field) => isEmptyValue(values[name]);
  const parts = groups.map(({ fields }) => ({
    isRight: fields.every(
      (field) => !refused.includes(field.name) && (field.optional || !isEmptyField(field)),
    ),
    isEmpty: fields.every(isEmptyField),
  }));
  const isComplete = parts.every(({ isRight }) => isRight);
  return parts.map(({ isRight, isEmpty }) => isRight && (isComplete || !isEmpty));
}
