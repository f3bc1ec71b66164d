/**
 * What a field accepts, and what it says otherwise: word for word as the specification has it
 * (docs/decisions.md). Every rule takes anything and throws nothing: a value of the wrong type gets
 * the field's own message.
 */
import { z } from 'zod/mini';
import { requiredMessage } from '@/lib/forms/messages';

// The site's content security policy forbids the code that zod would otherwise generate.
z.config({ jitless: true });

/** A schema of one value; its output is what goes upstream. */
export type Rule<Output = unknown> = z.ZodMiniType<Output>;

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
export const required = (message = requiredMessage) => text(message).check(z.minLength(1, message));

/** Text that may be blank or absent; its output is trimmed, `""` by default. */
export const optional = () =>
  z.pipe(
    z.transform((value: unknown) => value ?? ''),
    text(requiredMessage),
  );

const matching = (pattern: RegExp, message: string, empty?: string) =>
  required(empty).check(z.regex(pattern, message));

const emailMessage = 'Please enter a valid email address';

/** An email by the specification's loose pattern. */
export const email = (message = emailMessage, empty?: string) =>
  matching(LOOSE_EMAIL, message, empty);

/** An email exactly as browsers accept it. */
export const browserEmail = () => matching(BROWSER_EMAIL, emailMessage);

/** A link that must hold `instagram.com/` followed by something. */
export const instagramLink = () =>
  matching(INSTAGRAM, 'Please enter a valid Instagram URL (e.g., instagram.com/username)');
/** A link that must hold `tiktok.com/@` followed by something. */
export const tiktokLink = () =>
  matching(TIKTOK, 'Please enter a valid TikTok URL (e.g., tiktok.com/@username)');

/** A link that must be there: anything with a dot followed by at least 2 characters. */
export const link = (message: string, empty: string) => matching(LINK, message, empty);

/** A link that may be blank; if given, a dot must be followed by at least 2 characters. */
export const optionalLink = () =>
  optional().check(
    z.refine((value) => value === '' || LINK.test(value), {
      error: 'Please enter a valid URL (e.g., drive.google.com/your-file)',
    }),
  );

/** One of the given values. */
export const choice = <const Value extends string>(values: readonly Value[]) =>
  required().check(
    z.refine((value) => (values as readonly string[]).includes(value), requiredMessage),
  );

/** Any number of the given values; a lone value counts as a list of one, absence as none. */
export const choices = (values: readonly string[]) =>
  z.pipe(
    z.transform((value: unknown) =>
      Array.isArray(value) ? value : [value ?? ''].filter((one) => one !== ''),
    ),
    // One rule for the whole list: an issue for each item would be as many as a body has room for.
    z.custom<string[]>(
      (given) => Array.isArray(given) && given.every((value) => values.includes(value)),
      requiredMessage,
    ),
  );

const isBrowserInteger = (value: unknown) =>
  typeof value === 'number'
    ? Number.isInteger(value)
    : typeof value === 'string' &&
      BROWSER_NUMBER.test(value.trim()) &&
      Number.isInteger(Number(value));

/**
 * A whole number in a range, as a browser's number input accepts it; its output is a number. The message is
 * ours: the specification leaves these fields to the browser.
 */
export const wholeNumber = ({ min, max }: { min: number; max: number }) =>
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
          'Please select a rating or N/A',
        ),
      ),
    z.transform(Number),
  );
