import type { Resolver } from 'react-hook-form';
import {
  readValues,
  type FormRef,
  type FormSnapshot,
  type FormValues,
} from '@/components/forms/values';
import { loadChunk } from '@/lib/browser/chunk';
import type { FormSchema } from '@/lib/forms/schema';
import type { ClientForm } from '@/lib/forms/types';

export interface Checks {
  /** Checks the values in the form element, not those of React Hook Form, which misses changes without an event. */
  resolve: Resolver<FormValues, FormRef>;
  /** Returns the names of the invalid fields; none until the checks are loaded. */
  findInvalidNames: (snapshot: FormSnapshot) => readonly string[];
  load: () => void;
  isLoaded: () => boolean;
}

/** How long a submit waits for the schema. After that, only the server checks the values. */
const SCHEMA_WAIT_MS = 3000;

/** Checks with the schema, which loads on demand. After a failed load, logs an error and retries at the next call. */
export function createChecks(form: ClientForm): Checks {
  let loading: Promise<Resolver<FormValues>> | undefined;
  let schema: FormSchema | undefined;

  const load = () =>
    (loading ??= loadChunk(async () => {
      const [{ zodResolver }, { getSchema }] = await Promise.all([
        import('@hookform/resolvers/zod'),
        import('@/lib/forms/schema'),
      ]);
      schema = getSchema(form);
      // `raw` returns the values unparsed, because the server parses them.
      return zodResolver(schema, undefined, { raw: true });
    }).catch((error: Error) => {
      loading = undefined;
      throw error;
    }));

  const reportLoadError = ({ name, message }: Error) => {
    console.error(`${name}: the checks of /${form.formId} did not load (${message})`);
    return null;
  };

  return {
    load: () => void load().catch(() => undefined),
    isLoaded: () => schema !== undefined,
    findInvalidNames: ({ values }) =>
      schema?.safeParse(values).error?.issues.map(({ path }) => `${String(path[0])}`) ?? [],
    async resolve(_, formRef, options) {
      // Reads the values before the schema loads, because the visitor may leave the page meanwhile.
      const values = readValues(form, formRef?.current);
      const timeout = new Promise<null>((resolve) => setTimeout(resolve, SCHEMA_WAIT_MS, null));
      const check = await Promise.race([load().catch(reportLoadError), timeout]);
      return check ? check(values, undefined, options) : { values, errors: {} };
    },
  };
}
