/** From bytes to values by field name. Whether they are valid, the form's schema decides later. */
import 'server-only';
import { fieldsOf, honeypot } from '@/lib/forms/fields-of';
import type { FormDefinition } from '@/lib/forms/types';
import type { BodyType } from '@/lib/server/submissions/guard';
import { refusals } from '@/lib/server/submissions/outcome';

/** What a request holds, by the form's own field names, before it is validated. */
export type SubmittedValues = Readonly<Record<string, unknown>>;

/** The most pairs of name and value; the largest form of ours has some 20. */
const MOST_PAIRS = 200;
/** The most brackets in a body of JSON, those in its text included; ours have two and the text's. */
const MOST_BRACKETS = 10_000;
/** But tab and newline. */
const CONTROL_CHARACTERS = /(?:(?![\t\n])\p{Cc})+/u;

/** Counted before it is parsed: hundreds of thousands of parts would hold up every page. */
const hasMoreParts = (text: string, separator: string | RegExp, most: number) =>
  text.split(separator, most + 1).length > most;

/** JSON is UTF-8 (RFC 8259, section 8.1); anything else in it is an error, not a question mark. */
function parseJson(bytes: Uint8Array): Record<string, unknown> {
  let value: unknown;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (hasMoreParts(text, /[[{]/, MOST_BRACKETS)) throw refusals.malformed('valid JSON');
    // A `__proto__` key becomes an ordinary property.
    value = JSON.parse(text);
  } catch {
    throw refusals.malformed('valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refusals.malformed('a JSON object');
  }
  return value as Record<string, unknown>;
}

function parseForm(bytes: Uint8Array): URLSearchParams {
  const text = new TextDecoder().decode(bytes);
  if (hasMoreParts(text, '&', MOST_PAIRS)) throw refusals.malformed('a form of this site');
  // URLSearchParams would replace each `+` by itself, which takes long for a million.
  return new URLSearchParams(text.split('+').join(' '));
}

/**
 * @param bytes the body
 * @param bodyType what guard() said it is
 * @param form whose fields are taken; everything else is dropped
 * @returns the values (a form's are strings, or lists of them where boxes can be ticked) and
 *   whether the honeypot caught something
 * @throws {Refusal} 400
 */
export function parse(
  bytes: Uint8Array,
  bodyType: BodyType,
  form: FormDefinition,
): { values: SubmittedValues; isSpam: boolean } {
  const fields = fieldsOf(form);
  if (bodyType === 'json') {
    const given = parseJson(bytes);
    const has = (name: string) => Object.hasOwn(given, name);
    return {
      values: Object.fromEntries(
        fields.flatMap(({ name }) => (has(name) ? [[name, cleaned(given[name])]] : [])),
      ),
      isSpam: has(honeypot.name) && !isBlank(given[honeypot.name]),
    };
  }
  const given = parseForm(bytes);
  return {
    values: Object.fromEntries(
      fields.map(({ name, type }) => [
        name,
        type === 'checkboxes' ? given.getAll(name) : cleaned(given.get(name) ?? ''),
      ]),
    ),
    isSpam: given.getAll(honeypot.name).some((value) => !isBlank(value)),
  };
}

/**
 * A form is posted with CRLF (HTML standard, "constructing the entry list"), a script reads LF from a
 * text area: the same text has the same fingerprint and is the same upstream. Other control characters
 * nobody types, and each takes six bytes in JSON. Split and joined, since replace() takes four times as
 * long for a million of them.
 */
const cleaned = (value: unknown) =>
  typeof value === 'string'
    ? value.split('\r\n').join('\n').split('\r').join('\n').split(CONTROL_CHARACTERS).join('')
    : value;

/** Only text is looked into: an object may have no way to become text, a list may be too deep. */
const isBlank = (value: unknown) =>
  typeof value === 'string'
    ? value.trim() === ''
    : value === null || value === undefined || value === false;
