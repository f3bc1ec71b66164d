/** From bytes to values by field name. Whether they are valid, the form's schema decides later. */
import 'server-only';
import { fieldsOf } from '@/lib/forms/fields-of';
import { honeypot } from '@/lib/forms/fields-of';
import type { FormDefinition } from '@/lib/forms/types';
import type { BodyType } from '@/lib/server/submissions/guard';
import { refusals } from '@/lib/server/submissions/outcome';

/** What a request holds, by the form's own field names, before it is validated. */
export type SubmittedValues = Readonly<Record<string, unknown>>;

/** JSON is UTF-8 (RFC 8259, section 8.1); anything else in it is an error, not a question mark. */
function text(bytes: Uint8Array, what: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refusals.malformed(what);
  }
}

function parseJson(bytes: Uint8Array): Record<string, unknown> {
  let value: unknown;
  try {
    // Does not recurse, however deep the brackets; a `__proto__` key becomes an ordinary property.
    value = JSON.parse(text(bytes, 'valid JSON'));
  } catch {
    throw refusals.malformed('valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refusals.malformed('a JSON object');
  }
  return value as Record<string, unknown>;
}

async function parseForm(bytes: Uint8Array, contentType: string): Promise<FormData> {
  try {
    // The platform's own parser, for both encodings.
    return await new Response(Buffer.from(bytes), {
      headers: { 'content-type': contentType },
    }).formData();
  } catch {
    throw refusals.malformed('a valid form');
  }
}

/**
 * @param bytes the body
 * @param bodyType what guard() said it is
 * @param contentType the whole header, which carries a multipart body's boundary
 * @param form whose fields are taken; everything else is dropped
 * @returns the values (a form's are strings, or lists of them where boxes can be ticked) and
 *   whether the honeypot caught something
 * @throws {Refusal} 400
 */
export async function parse(
  bytes: Uint8Array,
  bodyType: BodyType,
  contentType: string,
  form: FormDefinition,
): Promise<{ values: SubmittedValues; isSpam: boolean }> {
  const fields = fieldsOf(form);
  if (bodyType === 'json') {
    const given = parseJson(bytes);
    return {
      values: Object.fromEntries(
        fields.flatMap(({ name }) => (Object.hasOwn(given, name) ? [[name, given[name]]] : [])),
      ),
      isSpam: Object.hasOwn(given, honeypot.name) && !isBlank(given[honeypot.name]),
    };
  }
  const given = await parseForm(bytes, contentType);
  // A file where text belongs counts as absent.
  const strings = (name: string) =>
    given
      .getAll(name)
      .filter((value): value is string => typeof value === 'string')
      .map(withLf);
  return {
    values: Object.fromEntries(
      fields.map(({ name, type }) => [
        name,
        type === 'checkboxes' ? strings(name) : (strings(name)[0] ?? ''),
      ]),
    ),
    isSpam: strings(honeypot.name).some((value) => !isBlank(value)),
  };
}

/**
 * A form is posted with CRLF (HTML standard, "multipart/form-data encoding algorithm"), a script reads
 * LF from a text area: the same text has the same fingerprint and is the same upstream.
 */
const withLf = (text: string) => text.replace(/\r\n?/g, '\n');

/** Only text is looked into: an object may have no way to become text, a list may be too deep. */
const isBlank = (value: unknown) =>
  typeof value === 'string'
    ? value.trim() === ''
    : value === null || value === undefined || value === false;
