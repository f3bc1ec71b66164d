import 'server-only';
import { formFiles, type Call } from '@/lib/forms/form-files';
import type { ClientForm, FormDefinition, FormId } from '@/lib/forms/types';

const loaded = Object.entries(formFiles).map(async ([call, load]) => [call, await load()] as const);

/** Every form by its id, for the server. */
export const forms = Object.fromEntries<FormDefinition>(await Promise.all(loaded)) as Record<
  Call,
  FormDefinition
>;

/** @returns the form that makes this call; undefined if none does */
export const formOf = (call: FormId): FormDefinition | undefined =>
  Object.values(forms).find((form) => form.call === call);

/** The part of a form that travels to the browser with the page: plain data, no schema. */
export function toClientForm({
  collects: _collects,
  schema: _schema,
  ...view
}: FormDefinition): ClientForm {
  return view;
}
