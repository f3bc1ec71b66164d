import type { FieldErrors, Resolver } from 'react-hook-form';
import { findInvalidInputs } from '@/components/forms/form-dom';
import {
  readValues,
  type FormRef,
  type FormSnapshot,
  type FormValues,
} from '@/components/forms/values';
import { loadChunk } from '@/lib/browser/chunk';
import { listFields } from '@/lib/forms/list-fields';
import { isBlankText, removeInvisible } from '@/lib/forms/invisible';
import {
  digitsMessage,
  emailMessage,
  createRangeMessage,
  requiredMessage,
} from '@/lib/forms/messages';
import type { ClientForm, FormSchema } from '@/lib/forms/types';

export interface Checks {
  /** Checks the values of the form element; React Hook Form's own copy misses values that changed without an event. */
  resolve: Resolver<FormValues, FormRef>;
  /** Returns the names of the fields that a submit would refuse; none until the checks are loaded. */
  findRefused: (shown: FormSnapshot) => readonly string[];
  load: () => void;
  isLoaded: () => boolean;
}

export const createChecks = (form: ClientForm): Checks =>
  form.validation === 'browser' ? createBrowserChecks(form) : createSchemaChecks(form);

/** How long a submit waits for the schema, in milliseconds. The server checks the same values. */
const SCHEMA_WAIT_MS = 3000;

/** Loads the schema on demand. A failed load is logged to the console; the next call tries again. */
function createSchemaChecks(form: ClientForm): Checks {
  let loading: Promise<Resolver<FormValues>> | undefined;
  let schema: FormSchema | undefined;

  const load = () =>
    (loading ??= loadChunk(async () => {
      const [{ zodResolver }, { createSchema }] = await Promise.all([
        import('@hookform/resolvers/zod'),
        import('@/lib/forms/schema'),
      ]);
      schema = createSchema(listFields(form));
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

/** The browser decides what is valid. Its own messages, in a bubble, would cover the next label. */
const createBrowserChecks = (form: ClientForm): Checks => ({
  load: () => undefined,
  isLoaded: () => true,
  findRefused: ({ invalid }) => invalid,
  async resolve(_, element) {
    const values = readValues(form, element?.current);
    // Waits for the end of the task, because an input may change in it after the submit.
    await null;
    const errors: FieldErrors<FormValues> = {};
    for (const input of element?.current ? findInvalidInputs(element.current) : [])
      errors[input.name] = { type: 'browser', message: chooseMessage(input) };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  },
});

/**
 * Makes the browser's own checks as strict as the server's, and removes invisible characters from email addresses,
 * which browsers refuse without a reason that a visitor could see.
 */
export function applyServerRules(form: ClientForm, element: HTMLFormElement) {
  if (form.validation !== 'browser') return;
  for (const input of element.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const { type, value, required } = input;
    if (type === 'email' && removeInvisible(value) !== value) input.value = removeInvisible(value);
    const isRefused = isNotInDigits(input) || (required && value !== '' && isBlankText(value));
    input.setCustomValidity(isRefused ? chooseMessage(input) : '');
  }
}

/** Browsers take `10.000` for 10, and `1e4` for a whole number. */
const isNotInDigits = ({ type, value, validity }: HTMLInputElement) =>
  type === 'number' && (validity.badInput || /\D/.test(value));

/** Returns the message for a refused value: the one that the server has for it. */
function chooseMessage(input: HTMLInputElement): string {
  if (isNotInDigits(input)) return digitsMessage;
  if (isBlankText(input.value)) return requiredMessage;
  if (input.type === 'email') return emailMessage;
  return input.type === 'number' ? createRangeMessage(input.min, input.max) : requiredMessage;
}
