import type { Resolver } from 'react-hook-form';
import { readValues, type FormRef, type FormValues } from '@/components/forms/values';
import { loadChunk } from '@/lib/browser/chunk';
import type { FormDefinition } from '@/lib/forms/types';

/** How long a submit waits for the schema. After that, only the server checks the values. */
const SCHEMA_WAIT_MS = 3000;

/**
 * Returns a resolver for React Hook Form that checks the values of the form element with the form's schema, and a
 * function that loads the schema.
 */
export function createResolver(form: FormDefinition) {
  let loading: Promise<Resolver<FormValues> | null> | undefined;

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

  const resolver: Resolver<FormValues, FormRef> = async (_, formRef, options) => {
    // The element keeps its values when the visitor leaves the page, but the ref does not keep the element.
    const formElement = formRef?.current;
    const timeout = new Promise<null>((resolve) => setTimeout(resolve, SCHEMA_WAIT_MS, null));
    const check = await Promise.race([load(), timeout]);
    // Read only now, because the visitor may have typed meanwhile.
    const values = readValues(form, formElement);
    return check ? check(values, undefined, options) : { values, errors: {} };
  };

  return { resolver, load };
}
