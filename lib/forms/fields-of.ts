import type { ClientForm, Field } from '@/lib/forms/types';

/** @returns all fields of a form, in the order of the page */
export const fieldsOf = ({ groups }: Pick<ClientForm, 'groups'>): Field[] =>
  groups.flatMap(({ fields }) => fields);

/** @returns the names of the fields that are checked at every change, not at a submit alone */
export const checkedOnChange = (form: Pick<ClientForm, 'groups'>): string[] =>
  fieldsOf(form).flatMap((field) => (field.checkOnChange ? [field.name] : []));

/**
 * A field that every form has: people never see it, and no browser fills it in by itself (its name
 * and label match none of the words that autofill looks for: name, mail, phone, address, company,
 * url, code, …). Whatever arrives in it marks the submission as spam.
 */
export const honeypot = { name: 'extra_note', label: 'Leave this field empty' } as const;
