import type { FormDefinitions } from '@/lib/forms/registry';
import type { FormId, FormSchema } from '@/lib/forms/types';

/** What each form needs of its schema in the browser: nothing where the browser checks by itself. */
type ClientSchemas = {
  [Id in FormId]: FormDefinitions[Id]['validation'] extends 'browser'
    ? null
    : () => Promise<FormSchema>;
};

/**
 * The schemas that a browser loads, each in a chunk of its own. A form with our own messages does
 * not compile until it has its line.
 */
export const clientSchemas: ClientSchemas = {
  submit: null,
  apply: null,
  'submit-creator-application': async () =>
    (await import('@/lib/forms/creator-application')).creatorApplicationForm.schema,
  'submit-ambassador-manager': async () =>
    (await import('@/lib/forms/ambassador-manager')).ambassadorManagerForm.schema,
  'submit-acorns-ambassador': async () =>
    (await import('@/lib/forms/acorns-ambassador')).acornsAmbassadorForm.schema,
  'submit-soluna-ambassador': async () =>
    (await import('@/lib/forms/soluna-ambassador')).solunaAmbassadorForm.schema,
};
