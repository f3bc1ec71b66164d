/**
 * Builds the schema of a form from its fields, for the browser and the server. Each check takes input of any type, so
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

// The Content Security Policy forbids the code that zod would otherwise generate.
z.config({ jitless: true });

/** The pattern for a valid email address in the HTML standard. */
const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The domain of an email address in any script, without port or path. */
const DOMAIN = /(?<=@)[\w.\-\P{ASCII}]+$/u;

/** Converts the domain to ASCII (`müller.example` to `xn--mller-kva.example`), as browsers do before they check. */
const toAsciiEmail = (email: string) =>
  email.replace(DOMAIN, (domain) =>
    URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain,
  );

type TextCheck = [condition: RegExp | ((text: string) => boolean), message: string];

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

/** Trims text. Text without visible characters becomes empty. */
const createTrimmedText = (message: string, { removesInvisible = false } = {}) =>
  z
    .string(message)
    .check(
      z.overwrite((value) =>
        isBlankText(value) ? '' : (removesInvisible ? removeInvisible(value) : value).trim(),
      ),
    );

/** Accepts a number or a text of digits. Refuses `10.000` and `1e4`, which browsers accept. */
function createWholeNumberCheck({ min = -Infinity, max = Infinity }: TextField) {
  const digits = createTrimmedText(digitsMessage, { removesInvisible: true }).check(
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

const removesInvisible = (field: TextField | TextAreaField) =>
  field.type !== 'textarea' && (field.type !== 'text' || Boolean(field.removeInvisibleCharacters));

function createTextCheck(field: TextField | TextAreaField) {
  const { rule, optional } = field;
  const { accepts, message, blankMessage = requiredMessage } = rule ?? required();
  if (accepts === 'wholeNumber') return createWholeNumberCheck(field as TextField);
  const trimmed = createTrimmedText(blankMessage, { removesInvisible: removesInvisible(field) });
  const filled = trimmed.check(z.minLength(1, blankMessage));
  const maybeBlank = z.pipe(
    z.transform((value: unknown) => value ?? ''),
    trimmed,
  );
  if (accepts === 'text') return optional ? maybeBlank : filled;
  const [condition, defaultMessage] = textChecks[accepts];
  const error = message ?? defaultMessage;
  const isAccepted = (value: string) =>
    condition instanceof RegExp ? condition.test(value) : condition(value);
  if (optional)
    return maybeBlank.check(z.refine((value) => value === '' || isAccepted(value), error));
  // `z.regex`, unlike `z.refine`, adds the pattern to docs/openapi.json.
  return filled.check(
    condition instanceof RegExp ? z.regex(condition, error) : z.refine(condition, error),
  );
}

const createChoiceCheck = (values: readonly string[]) =>
  createTrimmedText(requiredMessage).check(
    z.minLength(1, requiredMessage),
    z.refine((value) => values.includes(value), requiredMessage),
  );

/** Accepts any number of the values. Converts a single value to a list of one, a missing value to an empty list. */
const createCheckboxesCheck = (values: readonly string[]) =>
  z.pipe(
    z.transform((value: unknown) =>
      Array.isArray(value) ? value : [value ?? ''].filter((single) => single !== ''),
    ),
    // One check for the whole list instead of one for each item, because a body can contain thousands of wrong items.
    z.custom<string[]>(
      (list) => Array.isArray(list) && list.every((value) => values.includes(value)),
      requiredMessage,
    ),
  );

function createFieldCheck(field: Field) {
  if (field.type === 'rating') return createRatingCheck();
  if (!('options' in field)) return createTextCheck(field);
  const values = field.options.map(({ value }) => value);
  return field.type === 'checkboxes' ? createCheckboxesCheck(values) : createChoiceCheck(values);
}

/** Returns the schema of an object with the form's values by field name. */
export const createSchema = (fields: readonly Field[]): FormSchema =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, createFieldCheck(field)])));
