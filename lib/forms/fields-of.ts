import type { ClientForm, Field } from '@/lib/forms/types';

/** @returns all fields of a form, in the order of the page */
export const fieldsOf = ({ groups }: Pick<ClientForm, 'groups'>): Field[] =>
  groups.flatMap(({ fields }) => fields);

/** @returns the names of the fields that are checked at every change, not at a submit alone */
export const checkedOnChange = (form: Pick<ClientForm, 'groups'>): string[] =>
  fieldsOf(form).flatMap((field) => (field.checkOnChange ? [field.name] : []));
