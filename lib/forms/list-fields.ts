import type { FormDefinition, Field } from '@/lib/forms/types';

export const listFields = ({ parts }: Pick<FormDefinition, 'parts'>): Field[] =>
  parts.flatMap(({ fields }) => fields);

export const isCheckedOnChange = (form: Pick<FormDefinition, 'parts'>, name: string): boolean =>
  listFields(form).some((field) => field.name === name && field.checkOnChange);

/**
 * A hidden field of every form. Visible text in it marks the submission as spam. Its name and label avoid words that
 * autofill looks for (name, mail, phone, address, company, url, code, …).
 */
export const honeypot = { name: 'extra_note', label: 'Leave this field empty' } as const;
