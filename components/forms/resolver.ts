import type { Resolver } from 'react-hook-form';
import { readValues, type FormRef, type FormValues } from '@/components/forms/values';
import { loadChunk } from '@/lib/browser/chunk';
import type { FormDefinition } from '@/lib/forms/types';

/** How long a submit waits for the schema. After that, only the server checks the values. */
const SCHEMA_WAIT_MS = 3000;

/**
 * Returns a resolver for React Hook Form that checks the values of the form element with the form's schema, a function
 * that loads the schema, and one that makes a pending check pass without it.
 */
export function createResolver(form: FormDefinition) {
  let loading: Promise<Resolver<FormValues> | null> | undefined;
  let skipSchema: (() => void) | undefined;

  async function importSchema() {
    const [{ zodResolver }, { getSchema }] = await Promise.all([
      import('@hookform/resolvers/zod'),
      import('@/lib/forms/schema'),
    ]);
    // `raw` returns the values unparsed, because the server parses them.
    return zodResolver(getSchema(form), undefined, { raw: true }) as Resolver<FormValues>;
  }

  const load = () =>
    (loading ??= loadChunk(importSchema).catch(({ name, message }: Error) => {
      console.error(`${name}: the schema of /${form.formId} did not load (${message})`);
      return null;
    }));

  const resolver: Resolver<FormValues, FormRef> = async (_, element, options) => {
    const valuesAtPress = readValues(form, element?.current);
    const skipped = new Promise<null>((resolve) => {
      skipSchema = () => resolve(null);
      setTimeout(skipSchema, SCHEMA_WAIT_MS);
    });
    const check = await Promise.race([load(), skipped]);
    // Meanwhile, the visitor may have typed or left the page.
    const values = element?.current ? readValues(form, element.current) : valuesAtPress;
    return check ? check(values, undefined, options) : { values, errors: {} };
  };

  return { resolver, load, stopWaiting: () => skipSchema?.() };
}
