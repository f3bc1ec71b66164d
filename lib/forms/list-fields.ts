import type { FormDefinition, Field } from '@/lib/forms/types';

export const listFields = ({ parts }: Pick<FormDefinition, 'parts'>): Field[] =>
  parts.flatMap(({ fields }) => fields);

export const isCheckedOnChange = (form: Pick<FormDefinition, 'parts'>, name: string): boolean =>
  listFields(form).some((field) => field.name === name && field.checkOnChange);

/** Error messages by field name. */
export type Errors = Readonly<Record<string, string | undefined>>;

/** Returns the fields that have an error, in the order of the page. */
export const findInvalidFields = (form: Pick<FormDefinition, 'parts'>, errors: Errors): Field[] =>
  listFields(form).filter(({ name }) => errors[name]);
