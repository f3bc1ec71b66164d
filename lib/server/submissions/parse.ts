/** Parses bodies into values by field name, and validates these with the schema that the browser uses. */
import 'server-only';
import { fieldsOf, honeypot } from '@/lib/forms/fields-of';
import { isBlankText } from '@/lib/forms/invisible';
import type { FormDefinition } from '@/lib/forms/types';
import type { BodyType } from '@/lib/server/submissions/guard';
import { refusals } from '@/lib/server/submissions/outcome';

/** Values by the form's own field names, before validation. */
export type SubmittedValues = Readonly<Record<string, unknown>>;

/** All control characters except tab and newline. */
const CONTROL_CHARACTERS = /(?![\t\n])\p{Cc}/gu;

/** Refuses invalid UTF-8 (RFC 8259, section 8.1) instead of replacing it. */
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
  /** Everything that was sent, for the fingerprint. */
  sent: Readonly<Record<string, unknown>>;
  /** Why the submission counts as spam; null if it does not. */
  spamReason: 'honeypot' | null;
}

/** @throws {Refusal} 400 */
export function parse(bytes: Uint8Array, bodyType: BodyType, form: FormDefinition): Parsed {
  const body = bodyType === 'json' ? parseJson(bytes) : parseForm(bytes, form);
  const { [honeypot.name]: caught, ...rest } = body;
  const sent = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, normalize(value)]),
  );
  const names = fieldsOf(form).map(({ name }) => name);
  const values = names
    .filter((name) => Object.hasOwn(sent, name))
    .map((name) => [name, sent[name]]);
  const spamReason = isBlank(caught) ? null : 'honeypot';
  return { values: Object.fromEntries(values), sent, spamReason };
}

/**
 * Normalizes text so that it is the same submission from a form, which sends CRLF (HTML standard, "constructing the
 * entry list"), and from a script, which reads LF. Removes control characters, which nobody types.
 */
const normalize = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '') : value;

/** Objects and lists count as filled in: converting them to text may throw. */
const isBlank = (value: unknown) => !value || (typeof value === 'string' && isBlankText(value));

/**
 * Validates values with the form's schema.
 *
 * @returns what is sent upstream, under the upstream's names
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
