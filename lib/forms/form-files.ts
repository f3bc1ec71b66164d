import type { FormId, FormSchema } from '@/lib/forms/types';

/**
 * Every form, under its own `call`: one line for each. A browser loads the one that it needs, the
 * server all of them (registry.ts). How to add one: docs/forms.md, "Adding a form".
 */
export const formFiles = {
  submit: async () => (await import('@/lib/forms/brand')).brandForm,
  apply: async () => (await import('@/lib/roles/creator/short-form')).creatorApplyForm,
  'submit-creator-application': async () =>
    (await import('@/lib/roles/creator/form')).creatorApplicationForm,
  'submit-ambassador-manager': async () =>
    (await import('@/lib/roles/manager/form')).ambassadorManagerForm,
  'submit-acorns-ambassador': async () =>
    (await import('@/lib/roles/acorns/form')).acornsAmbassadorForm,
  'submit-soluna-ambassador': async () =>
    (await import('@/lib/roles/soluna/form')).solunaAmbassadorForm,
};

/** The calls of our forms, each of which is its form's id. */
export type Call = keyof typeof formFiles;

/** Loads the schema of one form, in a chunk of its own. */
export async function loadSchema(call: FormId): Promise<FormSchema> {
  return (await formFiles[call as Call]()).schema;
}
