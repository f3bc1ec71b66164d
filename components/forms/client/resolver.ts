import type { Resolver } from 'react-hook-form';
import type { FormValues } from '@/components/forms/client/values';
import { loadChunk } from '@/lib/browser/chunk';
import { fieldsOf } from '@/lib/forms/fields-of';
import type { ClientForm, FormSchema } from '@/lib/forms/types';

/** How long a submit waits for the schema, in milliseconds. The server checks the same values. */
const schemaWaitMs = 3000;

/**
 * The checks of a form that shows our own messages; their schema is loaded when it is needed. A load
 * that a submit needed and that fails leaves one line in the console; the next call tries again.
 *
 * @returns `load` loads the schema ahead of the first check; to `resolve` and `refused`, every value passes
 *   that comes before the schema. null for a form that the browser checks
 */
export function schemaResolver(form: ClientForm) {
  const { call, validation } = form;
  if (validation === 'browser') return null;
  let loading: Promise<Resolver<FormValues>> | undefined;
  let schema: FormSchema | undefined;

  const load = () =>
    (loading ??= loadChunk(async () => {
      const [{ zodResolver }, { schemaOf }] = await Promise.all([
        import('@hookform/resolvers/zod'),
        import('@/lib/forms/schema'),
      ]);
      schema = schemaOf(fieldsOf(form));
      // Raw: the server parses the same values once more.
      return zodResolver(schema, undefined, { raw: true });
    }).catch((error: Error) => {
      loading = undefined;
      throw error;
    }));

  const report = ({ name, message }: Error) => {
    console.error(`${name}: the checks of /${call} did not load (${message})`);
    return null;
  };

  return {
    load: () => void load().catch(() => undefined),
    isLoaded: () => schema !== undefined,
    /** The names of the fields whose values a submit would refuse. */
    refused: (values: FormValues): string[] =>
      schema?.safeParse(values).error?.issues.map(({ path }) => `${String(path[0])}`) ?? [],
    resolve: (async (values, ...more) => {
      const limit = new Promise<null>((resolve) => setTimeout(resolve, schemaWaitMs, null));
      const check = await Promise.race([load().catch(report), limit]);
      return check ? check(values, ...more) : { values, errors: {} };
    }) satisfies Resolver<FormValues>,
  };
}
