/**
 * Builds the schema of a form from its fields, for the browser and the server. Each check accepts input of any type, so
 * that a value of the wrong type gets the field's own message.
 */
import { z } from 'zod/mini';
import { isBlankText, removeInvisible } from '@/lib/forms/invisible';
import {
  digitsMessage,
  emailMessage,
  createRangeMessage,
  requiredMessage,
} from '@/lib/forms/messages';
import { required, type Rule } from '@/lib/forms/rules';
import type { Field, FormSchema, TextAreaField, TextField } from '@/lib/forms/types';

// The content security policy forbids the code that zod would otherwise generate.
z.config({ jitless: true });

/** HTML standard, "valid email address". */
const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** A domain in any script, without port, path or other parts of a URL. */
const DOMAIN = /(?<=@)[\w.\-\P{ASCII}]+$/u;

/** Converts the domain to ASCII (`müller.example` to `xn--mller-kva.example`), as browsers do before they check. */
const toAsciiEmail = (email: string) =>
  email.replace(DOMAIN, (domain) =>
    URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain,
  );

type TextCheck = [accepts: RegExp | ((text: string) => boolean), message: string];

const textChecks: Record<Exclude<Rule['accepts'], 'text' | 'wholeNumber'>, TextCheck> = {
  // `[^\s@]+\.` instead of `[^\s@][^\s@.]*\.` would accept the same texts, but in quadratic time.
  email: [/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, emailMessage],
  browserEmail: [(text) => HTML_EMAIL.test(toAsciiEmail(text)), emailMessage],
  instagram: [
    /instagram\.com\/./i,
    'Please enter a valid Instagram URL (e.g., instagram.com/username)',
  ],
  tiktok: [/tiktok\.com\/@./i, 'Please enter a valid TikTok URL (e.g., tiktok.com/@username)'],
  link: [/\..{2}/, 'Please enter a valid URL (e.g., drive.google.com/your-file)'],
};

/** Trims text; text without visible characters becomes empty. Text for machines loses its invisible characters. */
const createTrimmedText = (message: string, isMachineRead = false) =>
  z
    .string(message)
    .check(
      z.overwrite((value) =>
        isBlankText(value) ? '' : (isMachineRead ? removeInvisible(value) : value).trim(),
      ),
    );

/** Accepts a number or a text of digits. Refuses `10.000` and `1e4`, which browsers accept. */
function createWholeNumberCheck({ min = -Infinity, max = Infinity }: TextField) {
  const digits = createTrimmedText(digitsMessage, true).check(
    z.minLength(1, requiredMessage),
    z.regex(/^\d+$/, digitsMessage),
    z.refine((value) => Number(value) >= min && Number(value) <= max, createRangeMessage(min, max)),
  );
  const asText = z.transform((value) => (typeof value === 'number' ? `${value}` : (value ?? '')));
  return z.pipe(z.pipe(asText, digits), z.transform(Number));
}

/** Accepts 0 (N/A) to 5, as a number or as text. */
const createRatingCheck = () =>
  z.pipe(
    z
      .unknown()
      .check(
        z.refine(
          (value) =>
            (typeof value === 'number' || typeof value === 'string') && /^[0-5]$/.test(`${value}`),
          'Please select a rating or N/A',
        ),
      ),
    z.transform(Number),
  );

/** Returns whether to remove invisible characters from a field. */
const isMachineRead = (field: TextField | TextAreaField) =>
  field.type !== 'textarea' && (field.type !== 'text' || Boolean(field.isMachineRead));

function createTextCheck(field: TextField | TextAreaField) {
  const { rule, optional } = field;
  const { accepts, message, empty = requiredMessage } = rule ?? required();
  if (accepts === 'wholeNumber') return createWholeNumberCheck(field as TextField);
  const value = createTrimmedText(empty, isMachineRead(field));
  const filled = value.check(z.minLength(1, empty));
  const blank = z.pipe(
    z.transform((given: unknown) => given ?? ''),
    value,
  );
  if (accepts === 'text') return optional ? blank : filled;
  const [accepted, defaultMessage] = textChecks[accepts];
  const error = message ?? defaultMessage;
  const isAccepted = (given: string) =>
    accepted instanceof RegExp ? accepted.test(given) : accepted(given);
  if (optional) return blank.check(z.refine((given) => given === '' || isAccepted(given), error));
  // `z.regex` adds the pattern to docs/openapi.json.
  return filled.check(
    accepted instanceof RegExp ? z.regex(accepted, error) : z.refine(accepted, error),
  );
}

const createChoiceCheck = (values: readonly string[]) =>
  createTrimmedText(requiredMessage).check(
    z.minLength(1, requiredMessage),
    z.refine((value) => values.includes(value), requiredMessage),
  );

/** Accepts any number of the values. Converts a single value to a list of one, a missing value to an empty list. */
const createChoicesCheck = (values: readonly string[]) =>
  z.pipe(
    z.transform((value: unknown) =>
      Array.isArray(value) ? value : [value ?? ''].filter((one) => one !== ''),
    ),
    // One check for the whole list, because a body has room for thousands of wrong items.
    z.custom<string[]>(
      (list) => Array.isArray(list) && list.every((value) => values.includes(value)),
      requiredMessage,
    ),
  );

function createFieldCheck(field: Field) {
  if (field.type === 'rating') return createRatingCheck();
  if (!('options' in field)) return createTextCheck(field);
  const values = field.options.map(({ value }) => value);
  return field.type === 'checkboxes' ? createChoicesCheck(values) : createChoiceCheck(values);
}

/** Returns the schema of an object with the form's values by field name. */
export const createSchema = (fields: readonly Field[]): FormSchema =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, createFieldCheck(field)])));
