import type { z } from 'zod/mini';
import type { Resolver } from 'react-hook-form';
import { loadChunk } from '@/lib/chunk';
import type { FormId, FormSchema } from '@/lib/forms/types';

export type FormValues = Record<string, unknown>;

/** The schemas of the forms that show our own messages; the others are checked by the browser. */
const schemas: Partial<Record<FormId, () => Promise<FormSchema>>> = {
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
const loading = new Map<FormId, Promise<void>>();

/** The checks that have arrived. */
const checks = new Map<FormId, Resolver<FormValues>>();

async function load(call: FormId, schema: () => Promise<FormSchema>) {
  const [{ zodResolver }, loaded] = await Promise.all([
    import('@hookform/resolvers/zod'),
    schema(),
  ]);
  const typed = loaded as z.ZodMiniType<FormValues, FormValues>;
  checks.set(call, zodResolver(typed, undefined, { raw: true }));
}

/**
 * Loads a form's checks, if it has any of ours and they are not there.
 * @returns when they are there, or did not load: that is said in the console
 */
export function loadValidation(call: FormId): Promise<void> {
  const schema = schemas[call];
  if (!schema) return Promise.resolve();
  const running = loading.get(call);
  if (running) return running;
  const started = loadChunk(() => load(call, schema)).catch(({ name, message }: Error) => {
    loading.delete(call);
    console.error(`${name}: the checks of /${call} did not load (${message})`);
  });
  loading.set(call, started);
  return started;
}

/** @returns whether a form's checks are there, or are none of ours */
export const hasValidation = (call: FormId) => !schemas[call] || checks.has(call);

/** @returns when a form's checks are there, or after 3 s */
export async function validationOrLate(call: FormId): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([loadValidation(call), late]);
  clearTimeout(timer);
}

const unchecked = (values: FormValues) => ({ values, errors: {} });

/**
 * A form's checks as react-hook-form asks for them. What is not there by then lets the values
 * through: the server checks the same and its 422 says the same.
 */
export function resolverOf(call: FormId): Resolver<FormValues> | undefined {
  if (!schemas[call]) return undefined;
  return (values, context, options) =>
    checks.get(call)?.(values, context, options) ?? unchecked(values);
}
