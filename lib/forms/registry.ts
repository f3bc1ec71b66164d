import 'server-only';
import { brandForm } from '@/lib/forms/brand';
import type { ClientForm, FormDefinition, FormId } from '@/lib/forms/types';
import { formsOf, roleList } from '@/lib/roles';

/** Every form: that of no role, then those of the roles. */
export const formList: readonly FormDefinition[] = [brandForm, ...roleList.flatMap(formsOf)];

/** @returns the form that makes this call; undefined if none does */
export const formOf = (call: FormId): FormDefinition | undefined =>
  formList.find((form) => form.call === call);

/** The part of a form that travels to the browser with the page: plain data, no schema. */
export function toClientForm({
  collects: _collects,
  schema: _schema,
  ...view
}: FormDefinition): ClientForm {
  return view;
}
