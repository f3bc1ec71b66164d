import type { z } from 'zod/mini';
import type { Resolver } from 'react-hook-form';
import { loadChunk } from '@/lib/chunk';
import type { Call, FormSchema } from '@/lib/forms/types';

export type FormValues = Record<string, unknown>;

/** The schemas of the forms that show our own messages; the others are checked by the browser. */
const schemas: Partial<Record<Call, () => Promise<FormSchema>>> = {
  'submit-creator-application': () =>
    import('@/lib/forms/creator-application').then((form) => form.creatorApplicationForm.schema),
  'submit-ambassador-manager': () =>
    import('@/lib/forms/ambassador-manager').then((form) => form.ambassadorManagerForm.schema),
  'submit-acorns-ambassador': () =>
    import('@/lib/forms/acorns-ambassador').then((form) => form.acornsAmbassadorForm.schema),
  'submit-soluna-ambassador': () =>
    import('@/lib/forms/soluna-ambassador').then((form) => form.solunaAmbassadorForm.schema),
};

/** How long a submit waits for validation that is still loading, in milliseconds. */
const patience = 3000;

/** One load per form, shared by all who ask while it is under way; a failed one is not kept. */
const loading = new Map<Call, Promise<Resolver<FormValues>>>();

function load(call: Call, schema: () => Promise<FormSchema>): Promise<Resolver<FormValues>> {
  const running = loading.get(call);
  if (running) return running;
  const started = loadChunk(async () => {
    const [{ zodResolver }, loaded] = await Promise.all([
      import('@hookform/resolvers/zod'),
      schema(),
    ]);
    return zodResolver(loaded as z.ZodMiniType<FormValues, FormValues>, undefined, { raw: true });
  });
  loading.set(call, started);
  started.catch((error: unknown) => {
    loading.delete(call);
    const { name, message } = error as Error;
    console.error(`${name}: the checks of /${call} did not load (${message})`);
  });
  return started;
}

/** Starts loading a form's checks, when the visitor first touches it. */
export function preloadValidation(call: Call) {
  const schema = schemas[call];
  if (schema) load(call, schema).catch(() => undefined);
}

const unchecked = (values: FormValues) => ({ values, errors: {} });

/**
 * A resolver that loads the form's schema when it is first asked. What is not there after 3 s, or
 * did not load, lets the values through: the server checks the same and its 422 says the same.
 */
export function lazyResolver(call: Call): Resolver<FormValues> | undefined {
  const schema = schemas[call];
  if (!schema) return undefined;
  return async (values, context, options) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, patience, null);
    });
    const resolver = await Promise.race([load(call, schema).catch(() => null), late]);
    clearTimeout(timer);
    return resolver ? resolver(values, context, options) : unchecked(values);
  };
}
