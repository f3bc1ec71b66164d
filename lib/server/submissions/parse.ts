/** Parses request bodies and validates the values with the schema that the browser uses. */
import 'server-only';
import { honeypotName } from '@/lib/forms/honeypot';
import { listFields } from '@/lib/forms/list-fields';
import { isBlankText } from '@/lib/forms/clean-text';
import { getSchema } from '@/lib/forms/schema';
import type { FormDefinition } from '@/lib/forms/types';
import type { BodyType } from '@/lib/server/submissions/guard';
import { refusals } from '@/lib/server/submissions/outcome';

/** The posted values by name, also of unknown fields, but not of the honeypot. Not validated. */
export type SubmittedValues = Readonly<Record<string, unknown>>;

/** Control characters except tab and newline. */
const CONTROL_CHARACTERS = /(?![\t\n])\p{Cc}/gu;

/**
 * Parses a JSON object. Refuses invalid UTF-8 (RFC 8259, section 8.1) instead of replacing it.
 *
 * @throws {Refusal} 400
 */
function parseJson(bytes: Uint8Array): Record<string, unknown> {
  let value: unknown;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw refusals.bodyIsNot('valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refusals.bodyIsNot('a JSON object');
  }
  return value as Record<string, unknown>;
}

/** Parses a urlencoded form. If a name is repeated, checkboxes keep all values, other fields the first one. */
function parseForm(bytes: Uint8Array, form: FormDefinition): Record<string, unknown> {
  // Not URLSearchParams.get for each name, which takes seconds for 64 KiB of short names.
  const pairs = [...new URLSearchParams(new TextDecoder().decode(bytes))];
  const lists = listFields(form)
    .filter(({ type }) => type === 'checkboxes')
    .map(({ name }) => [name, pairs.filter((pair) => pair[0] === name).map(([, text]) => text)])
    .filter(([, texts]) => texts!.length > 0);
  // Reversed, because the last entry of a name wins.
  return Object.fromEntries([...pairs.reverse(), ...lists]);
}

interface ParsedBody {
  values: SubmittedValues;
  /** Whether the honeypot is filled in. */
  isSpam: boolean;
}

/** @throws {Refusal} 400 */
export function parseBody(bytes: Uint8Array, bodyType: BodyType, form: FormDefinition): ParsedBody {
  const body = bodyType === 'json' ? parseJson(bytes) : parseForm(bytes, form);
  const { [honeypotName]: honeypotValue, ...rest } = body;
  const values = Object.entries(rest).map(([name, value]) => [name, normalize(value)]);
  return { values: Object.fromEntries(values), isSpam: !isBlank(honeypotValue) };
}

/**
 * Converts line breaks to LF, because forms post CRLF (HTML standard, "constructing the entry list") and scripts LF.
 * Removes control characters, which nobody types.
 */
const normalize = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '') : value;

/** Returns false for objects and lists. Does not convert them to text, because that may throw. */
const isBlank = (value: unknown) => !value || (typeof value === 'string' && isBlankText(value));

/**
 * Returns the values to send upstream, by their upstream names.
 *
 * @throws {Refusal} 422 with a message for each invalid field, by field name
 */
export function validateValues(
  form: FormDefinition,
  values: SubmittedValues,
): Record<string, unknown> {
  const result = getSchema(form).safeParse(values);
  if (!result.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
    throw refusals.invalid(errors, form.banner);
  }
  return Object.fromEntries(
    listFields(form).map(({ name, sentAs = name }) => [sentAs, result.data[name]]),
  );
}
