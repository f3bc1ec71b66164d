/**
 * The building blocks of the forms' schemas. Every rule takes anything and throws nothing: a value of
 * the wrong type gets the field's own message.
 */
import { z } from 'zod/mini';
import { messages } from '@/lib/forms/messages';

// The site's content security policy forbids the code that zod would otherwise generate.
z.config({ jitless: true });

/**
 * Text, an at-sign, text, a dot, text, with no spaces. The text before the dot is one character and
 * then no dot: `[^\s@]+\.` would accept the same, in quadratic time.
 */
const LOOSE_EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
/** What a browser accepts in `<input type="email">` (HTML standard, "valid email address"). */
const BROWSER_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/** What a browser accepts in `<input type="number">` (HTML standard, "valid floating-point number"). */
const BROWSER_NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?$/;
const INSTAGRAM = /instagram\.com\/./i;
const TIKTOK = /tiktok\.com\/@./i;
/** A dot followed by at least 2 characters. */
const LINK = /\..{2}/;

const text = (message: string) => z.string(message).check(z.trim());

/**
 * Text that must not be blank.
 * @param message what an empty value is answered with
 * @returns a schema whose output is trimmed
 */
export const required = (message: string = messages.required) =>
  text(message).check(z.minLength(1, message));

/** Text that may be blank or absent; its output is trimmed, `""` by default. */
export const optional = () =>
  z.pipe(
    z.transform((value: unknown) => value ?? ''),
    text(messages.required),
  );

const matching = (pattern: RegExp, message: string, empty?: string) =>
  required(empty).check(z.regex(pattern, message));

/** An email by the specification's loose pattern. */
export const email = (message: string = messages.email, empty?: string) =>
  matching(LOOSE_EMAIL, message, empty);

/** An email exactly as browsers accept it. */
export const browserEmail = () => matching(BROWSER_EMAIL, messages.email);

/** A link that must hold `instagram.com/` followed by something. */
export const instagramLink = () => matching(INSTAGRAM, messages.instagram);
/** A link that must hold `tiktok.com/@` followed by something. */
export const tiktokLink = () => matching(TIKTOK, messages.tiktok);

/** A link that must be there: anything with a dot followed by at least 2 characters. */
export const link = (message: string, empty: string) => matching(LINK, message, empty);

/** A link that may be blank; if given, a dot must be followed by at least 2 characters. */
export const optionalLink = () =>
  optional().check(z.refine((value) => value === '' || LINK.test(value), { error: messages.url }));

/** One of the given values. */
export const choice = <const Value extends string>(values: readonly Value[]) =>
  required().check(
    z.refine((value) => (values as readonly string[]).includes(value), messages.required),
  );

/** `yes` or `no`; the rule of `yesNoField`. */
export const yesNo = () => choice(['yes', 'no']);

/** Any number of the given values; a lone value counts as a list of one, absence as none. */
export const choices = (values: readonly string[]) =>
  z.pipe(
    z.transform((value: unknown) =>
      value === undefined || value === null || value === '' ? [] : [value].flat(),
    ),
    // One rule for the whole list: an issue for each item would be as many as a body has room for.
    z.custom<string[]>(
      (given) => Array.isArray(given) && given.every((value) => values.includes(value)),
      messages.required,
    ),
  );

const isBrowserInteger = (value: unknown) =>
  typeof value === 'number'
    ? Number.isInteger(value)
    : typeof value === 'string' &&
      BROWSER_NUMBER.test(value.trim()) &&
      Number.isInteger(Number(value));

/** A whole number, as a browser's number input accepts it; its output is a number. */
export const wholeNumber = () =>
  z.pipe(
    z.pipe(
      z.unknown().check(
        z.refine((value) => !isBlank(value), { error: messages.required, abort: true }),
        z.refine(isBrowserInteger, messages.number),
      ),
      z.transform(Number),
    ),
    z.number(),
  );

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** 0 (N/A) to 5, as a number or as the radio's value; its output is a number. */
export const rating = () =>
  z.pipe(
    z
      .unknown()
      .check(
        z.refine(
          (value) =>
            (typeof value === 'number' || typeof value === 'string') && /^[0-5]$/.test(`${value}`),
          messages.rating,
        ),
      ),
    z.transform(Number),
  );
