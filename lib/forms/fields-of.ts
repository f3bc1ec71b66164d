import type { ClientForm, Field } from '@/lib/forms/types';

/** @returns all fields of a form, in the order of the page */
export const fieldsOf = ({ groups }: Pick<ClientForm, 'groups'>): Field[] =>
  groups.flatMap(({ fields }) => fields);
