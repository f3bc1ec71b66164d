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
  /** Checks the values in the form element, not those of React Hook Form, which misses changes without an event. */
  resolve: Resolver<FormValues, FormRef>;
  /** Returns the names of the invalid fields; none until the checks are loaded. */
  findInvalidNames: (snapshot: FormSnapshot) => readonly string[];
  load: () => void;
  isLoaded: () => boolean;
}

export const createChecks = (form: ClientForm): Checks =>
  form.validation === 'browser' ? createBrowserChecks(form) : createSchemaChecks(form);

/** How long a submit waits for the schema. After that, only the server checks the values. */
const SCHEMA_WAIT_MS = 3000;

/** Checks with the schema, which loads on demand. After a failed load, logs an error and retries at the next call. */
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

/** Checks with the browser's validation, but without the browser's bubble, which covers the next label. */
const createBrowserChecks = (form: ClientForm): Checks => ({
  load: () => undefined,
  isLoaded: () => true,
  findInvalidNames: ({ invalidNames }) => invalidNames,
  async resolve(_, formRef) {
    const values = readValues(form, formRef?.current);
    // An extension's script may fill in more inputs right after it has submitted the form. Waits until it has returned.
    await null;
    const errors: FieldErrors<FormValues> = {};
    for (const input of formRef?.current ? findInvalidInputs(formRef.current) : [])
      errors[input.name] = { type: 'browser', message: chooseMessage(input) };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  },
});

/**
 * Makes the browser's validation as strict as the server's. Removes invisible characters from email addresses: browsers
 * treat an address that contains them as invalid, and visitors could not see why.
 */
export function tightenBrowserValidation(form: ClientForm, element: HTMLFormElement) {
  if (form.validation !== 'browser') return;
  for (const input of element.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const { type, value, required } = input;
    if (type === 'email' && removeInvisible(value) !== value) input.value = removeInvisible(value);
    const isInvalid = hasNonDigits(input) || (required && value !== '' && isBlankText(value));
    input.setCustomValidity(isInvalid ? chooseMessage(input) : '');
  }
}

/** Browsers read `10.000` as 10, and accept `1e4` as a whole number. */
const hasNonDigits = ({ type, value, validity }: HTMLInputElement) =>
  type === 'number' && (validity.badInput || /\D/.test(value));

/** Returns the server's message for an invalid value. */
function chooseMessage(input: HTMLInputElement): string {
  if (hasNonDigits(input)) return digitsMessage;
  if (isBlankText(input.value)) return requiredMessage;
  if (input.type === 'email') return emailMessage;
  return input.type === 'number' ? createRangeMessage(input.min, input.max) : requiredMessage;
}
