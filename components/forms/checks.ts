/** The checks of a form: the browser's own, or the schema with the specification's messages. */
import type { FieldErrors, Resolver } from 'react-hook-form';
import { invalidInputs } from '@/components/forms/form-dom';
import {
  readValues,
  type FormRef,
  type FormSnapshot,
  type FormValues,
} from '@/components/forms/values';
import { loadChunk } from '@/lib/browser/chunk';
import { fieldsOf } from '@/lib/forms/fields-of';
import { isBlankText, removeInvisible } from '@/lib/forms/invisible';
import { requiredMessage } from '@/lib/forms/messages';
import type { ClientForm, FormSchema } from '@/lib/forms/types';

export interface Checks {
  /** Checks what the form element shows; React Hook Form's own copy misses values that no event told of. */
  resolve: Resolver<FormValues, FormRef>;
  /** Returns the names of the fields that a submit would refuse, as far as the checks are loaded. */
  findRefused: (shown: FormSnapshot) => readonly string[];
  /** Loads the checks ahead of the first submit. */
  load: () => void;
  isLoaded: () => boolean;
}

export const createChecks = (form: ClientForm): Checks =>
  form.validation === 'browser' ? browserChecks(form) : schemaChecks(form);

/** How long a submit waits for the schema, in milliseconds. The server checks the same values. */
const SCHEMA_WAIT_MS = 3000;

/** Loads the schema when it is needed. A load that fails leaves one line in the console; the next call tries again. */
function schemaChecks(form: ClientForm): Checks {
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
    console.error(`${name}: the checks of /${form.formId} did not load (${message})`);
    return null;
  };

  return {
    load: () => void load().catch(() => undefined),
    isLoaded: () => schema !== undefined,
    findRefused: ({ values }) =>
      schema?.safeParse(values).error?.issues.map(({ path }) => `${String(path[0])}`) ?? [],
    async resolve(_, element, options) {
      // At once: the visitor may leave the page while the schema is loaded.
      const values = readValues(form, element?.current);
      const limit = new Promise<null>((resolve) => setTimeout(resolve, SCHEMA_WAIT_MS, null));
      const check = await Promise.race([load().catch(report), limit]);
      return check ? check(values, undefined, options) : { values, errors: {} };
    },
  };
}

/** Shows the browser's own messages at the fields; its bubble would cover the next label. */
const browserChecks = (form: ClientForm): Checks => ({
  load: () => undefined,
  isLoaded: () => true,
  findRefused: ({ invalid }) => invalid,
  async resolve(_, element) {
    const values = readValues(form, element?.current);
    // What is typed in the same task counts.
    await null;
    const errors: FieldErrors<FormValues> = {};
    for (const { name, validationMessage } of element?.current
      ? invalidInputs(element.current)
      : [])
      errors[name] = { type: 'browser', message: validationMessage };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  },
});

/**
 * Makes the browser's own checks as strict as the server's, and removes invisible characters from email addresses,
 * which browsers refuse without a reason that a visitor could see.
 */
export function applyServerRules(form: ClientForm, element: HTMLFormElement) {
  if (form.validation !== 'browser') return;
  const hints = new Map(fieldsOf(form).map(({ name, hint }) => [name, hint]));
  for (const input of element.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const { type, value, name } = input;
    if (type === 'email' && removeInvisible(value) !== value) input.value = removeInvisible(value);
    input.setCustomValidity(serverMessage(input, hints.get(name)));
  }
}

/** Returns the message for a value that the browser accepts and the server refuses; '' for others. */
function serverMessage({ type, value, required, validity }: HTMLInputElement, hint = ''): string {
  // Browsers take `10.000` for 10, and `1e4` for a whole number.
  if (type === 'number' && (validity.badInput || /\D/.test(value))) return hint;
  return required && value !== '' && isBlankText(value) ? requiredMessage : '';
}
