/**
 * The schema of a form, made of its fields as data: the browser and the server check by the same. Every
 * check takes anything and throws nothing: a value of the wrong type gets the field's own message.
 */
import { z } from 'zod/mini';
import { requiredMessage } from '@/lib/forms/messages';
import { required, type Rule } from '@/lib/forms/rules';
import type { Field, FormSchema, TextAreaField, TextField } from '@/lib/forms/types';

// The site's content security policy forbids the code that zod would otherwise generate.
z.config({ jitless: true });

/** What HTML calls a valid floating-point number. */
const BROWSER_NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?$/;

const emailMessage = 'Please enter a valid email address';

const patterns: Record<Exclude<Rule['accepts'], 'text' | 'browserInteger'>, [RegExp, string]> = {
  // Text, an at-sign, text, a dot, text, with no spaces. The text before the dot is one character and
  // then no dot: `[^\s@]+\.` would accept the same, in quadratic time.
  email: [/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, emailMessage],
  // What HTML calls a valid email address.
  browserEmail: [
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/,
    emailMessage,
  ],
  instagram: [
    /instagram\.com\/./i,
    'Please enter a valid Instagram URL (e.g., instagram.com/username)',
  ],
  tiktok: [/tiktok\.com\/@./i, 'Please enter a valid TikTok URL (e.g., tiktok.com/@username)'],
  // A dot followed by at least 2 characters.
  link: [/\..{2}/, 'Please enter a valid URL (e.g., drive.google.com/your-file)'],
};

const text = (message: string) => z.string(message).check(z.trim());

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const isBrowserInteger = (value: unknown) =>
  typeof value === 'number'
    ? Number.isInteger(value)
    : typeof value === 'string' &&
      BROWSER_NUMBER.test(value.trim()) &&
      Number.isInteger(Number(value));

/** Its message is ours: the specification leaves these fields to the browser. */
const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.pipe(
      z.unknown().check(
        z.refine((value) => !isBlank(value), { error: requiredMessage, abort: true }),
        z.refine(
          (value) => isBrowserInteger(value) && Number(value) >= min && Number(value) <= max,
          `Please enter a whole number from ${min} to ${max}`,
        ),
      ),
      z.transform(Number),
    ),
    z.number(),
  );

/** 0 (N/A) to 5, as a number or as the radio's value. */
const rating = () =>
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

/** @returns the check of a field of text; what it gives is trimmed */
function textCheck(field: TextField | TextAreaField) {
  const { rule, optional } = field;
  const { accepts, message, empty = requiredMessage } = rule ?? required();
  if (accepts === 'browserInteger') {
    const { min = -Infinity, max = Infinity } = field.type === 'textarea' ? {} : field;
    return wholeNumber(min, max);
  }
  const filled = text(empty).check(z.minLength(1, empty));
  const blank = z.pipe(
    z.transform((value: unknown) => value ?? ''),
    text(empty),
  );
  if (accepts === 'text') return optional ? blank : filled;
  const [pattern, patternMessage] = patterns[accepts];
  const error = message ?? patternMessage;
  if (!optional) return filled.check(z.regex(pattern, error));
  return blank.check(z.refine((value) => value === '' || pattern.test(value), { error }));
}

/** One of the values. */
const choice = (values: readonly string[]) =>
  text(requiredMessage).check(
    z.minLength(1, requiredMessage),
    z.refine((value) => values.includes(value), requiredMessage),
  );

/** Any number of the values; a lone value counts as a list of one, absence as none. */
const choices = (values: readonly string[]) =>
  z.pipe(
    z.transform((value: unknown) =>
      Array.isArray(value) ? value : [value ?? ''].filter((one) => one !== ''),
    ),
    // One check for the whole list: an issue for each item would be as many as a body has room for.
    z.custom<string[]>(
      (list) => Array.isArray(list) && list.every((value) => values.includes(value)),
      requiredMessage,
    ),
  );

function checkOf(field: Field) {
  if (field.type === 'rating') return rating();
  if (!('options' in field)) return textCheck(field);
  const values = field.options.map(({ value }) => value);
  return field.type === 'checkboxes' ? choices(values) : choice(values);
}

/** @returns what checks one form's values, by field name; what it gives goes upstream, by the same */
export const schemaOf = (fields: readonly Field[]): FormSchema =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, checkOf(field)])));
