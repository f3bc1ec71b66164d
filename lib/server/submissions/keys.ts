/** Idempotency keys and fingerprints (docs/decisions/0018). */
import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { formatUuid } from '@/lib/forms/uuid';
import { refusals } from '@/lib/server/submissions/outcome';

/** How long a form posted without JavaScript keeps its key. */
const FORM_KEY_SLOT_MS = 10 * 60 * 1000;

/**
 * Returns the key that the client sent, with or without the quotes of
 * draft-ietf-httpapi-idempotency-key-header; undefined if it sent none.
 *
 * @throws {Refusal} 400 if a log or a header could not contain it safely
 */
export function keyFrom(headers: Headers): string | undefined {
  const header = headers.get('idempotency-key');
  if (header === null) return undefined;
  const key = header.replace(/^"(.*)"$/, '$1');
  if (!/^[A-Za-z0-9._:~-]{1,128}$/.test(key)) throw refusals.malformedKey();
  return key;
}

/**
 * Hashes the values as they were sent, so that a deployment that adds or removes an optional field does not change
 * the result. Without a secret the hash would reveal typed text: use it only with `fingerprintOf` or `formKey`.
 *
 * @throws {Refusal} 400 if the values are nested too deeply for JSON
 */
export function digestOf(sent: Readonly<Record<string, unknown>>): string {
  const filledIn = Object.entries(sent)
    .filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  try {
    return createHash('sha256').update(JSON.stringify(filledIn)).digest('hex');
  } catch {
    throw refusals.malformed('a form of this site');
  }
}

/**
 * Returns the key of a form posted without JavaScript: the same for the same values in the current 10 minutes, so
 * that a second click does not create a second submission.
 */
export function formKey(secret: string, formId: string, digest: string): string {
  const slot = Math.floor(Date.now() / FORM_KEY_SLOT_MS);
  return formatUuid(hmac(secret, 'form key', `${formId}\n${slot}\n${digest}`), 8);
}

/**
 * With the store's secret, nobody else can find a visitor by hashing names and comparing.
 *
 * @param purpose separates hashes that have the same secret and different uses
 */
const hmac = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n`).update(text).digest();

/** Identifies the values of a key, also after the body is blanked. */
export const fingerprintOf = (secret: string, key: string, digest: string): string =>
  hmac(secret, 'fingerprint', `${key}\n${digest}`).toString('base64url');
