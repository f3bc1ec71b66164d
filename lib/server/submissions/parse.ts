/** From bytes to values by field name, and by the schema that the browser uses to what is sent upstream. */
import 'server-only';
import { fieldsOf, honeypot } from '@/lib/forms/fields-of';
import type { FormDefinition } from '@/lib/forms/types';
import type { BodyType } from '@/lib/server/submissions/guard';
import { refusals } from '@/lib/server/submissions/outcome';

/** By the form's own field names, before they are validated. */
export type SubmittedValues = Readonly<Record<string, unknown>>;

/** But tab and newline. */
const CONTROL_CHARACTERS = /(?![\t\n])\p{Cc}/gu;

/** JSON is UTF-8 (RFC 8259, section 8.1); anything else in it is an error, not a question mark. */
function parseJson(bytes: Uint8Array): Record<string, unknown> {
  let value: unknown;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
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

function parseForm(bytes: Uint8Array, form: FormDefinition): Record<string, unknown> {
  const pairs = new URLSearchParams(new TextDecoder().decode(bytes));
  const lists = new Set(fieldsOf(form).flatMap((f) => (f.type === 'checkboxes' ? [f.name] : [])));
  return Object.fromEntries(
    [...pairs.keys()].map((name) => [name, lists.has(name) ? pairs.getAll(name) : pairs.get(name)]),
  );
}

export interface Parsed {
  /** The form's own fields; everything else is dropped. */
  values: SubmittedValues;
  /** Everything that was sent, for what tells one submission from another. */
  sent: Readonly<Record<string, unknown>>;
  /** Why it is taken for spam, if it is. */
  spamReason: 'honeypot' | null;
}

/** @throws {Refusal} 400 */
export function parse(bytes: Uint8Array, bodyType: BodyType, form: FormDefinition): Parsed {
  const body = bodyType === 'json' ? parseJson(bytes) : parseForm(bytes, form);
  const { [honeypot.name]: caught, ...rest } = body;
  const sent = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, cleaned(value)]),
  );
  const names = fieldsOf(form).map(({ name }) => name);
  const values = names
    .filter((name) => Object.hasOwn(sent, name))
    .map((name) => [name, sent[name]]);
  const spamReason = isBlank(caught) ? null : 'honeypot';
  return { values: Object.fromEntries(values), sent, spamReason };
}

/**
 * A form is posted with CRLF (HTML standard, "constructing the entry list"), a script reads LF: the same
 * text shall be the same submission. Other control characters nobody types.
 */
const cleaned = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '') : value;

/** Only text is looked into: an object may have no way to become text, a list may be too deep. */
const isBlank = (value: unknown) => !value || (typeof value === 'string' && !value.trim());

/**
 * @returns what is sent upstream, under the names it is sent as
 * @throws {Refusal} 422 with a message for each field in error, under the form's own names
 */
export function validate(form: FormDefinition, values: SubmittedValues): Record<string, unknown> {
  const checked = form.schema.safeParse(values);
  if (!checked.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of checked.error.issues) errors[String(path[0])] ??= message;
    throw refusals.invalid(errors, form.banner);
  }
  return Object.fromEntries(
    Object.entries(checked.data).map(([name, value]) => [form.sentAs?.[name] ?? name, value]),
  );
}
