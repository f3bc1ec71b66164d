import type { ClientForm, Field } from '@/lib/forms/types';

export const listFields = ({ groups }: Pick<ClientForm, 'groups'>): Field[] =>
  groups.flatMap(({ fields }) => fields);

export const listFieldsCheckedOnChange = (form: Pick<ClientForm, 'groups'>): string[] =>
  listFields(form).flatMap((field) => (field.checkOnChange ? [field.name] : []));

/**
 * A field that every form has and that people never see. Any value in it marks the submission as spam. Its name and
 * label match none of the words that autofill looks for (name, mail, phone, address, company, url, code, …).
 */
export const honeypot = { name: 'extra_note', label: 'Leave this field empty' } as const;
