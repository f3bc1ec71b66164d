import type { FormDefinition, Field } from '@/lib/forms/types';

export const listFields = ({ parts }: Pick<FormDefinition, 'parts'>): Field[] =>
  parts.flatMap(({ fields }) => fields);

export const listFieldsCheckedOnChange = (form: Pick<FormDefinition, 'parts'>): string[] =>
  listFields(form).flatMap((field) => (field.checkOnChange ? [field.name] : []));

/**
 * A hidden field of every form. Visible text in it marks the submission as spam. Its name and label avoid words that
 * autofill looks for (name, mail, phone, address, company, url, code, …).
 */
export const honeypot = { name: 'extra_note', label: 'Leave this field empty' } as const;
