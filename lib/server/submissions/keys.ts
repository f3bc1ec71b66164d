/** Idempotency keys and fingerprints (docs/decisions/0018). */
import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { refusals } from '@/lib/server/submissions/outcome';

/** The key of a form posted without JavaScript changes after each period of this length. */
const FORM_KEY_SLOT_MS = 10 * 60 * 1000;

/**
 * Returns the client's key. Accepts it without the quotes of draft-ietf-httpapi-idempotency-key-header, too.
 *
 * @throws {Refusal} 400 if it is empty, too long or not safe to write into logs and headers
 */
export function readIdempotencyKey(headers: Headers): string | undefined {
  const header = headers.get('idempotency-key');
  if (header === null) return undefined;
  const key = header.replace(/^"(.*)"$/, '$1');
  if (!/^[A-Za-z0-9._:~-]{1,128}$/.test(key)) throw refusals.malformedKey();
  return key;
}

/**
 * Hashes the values. Ignores empty values, so that a repeat has the same hash even if a deployment has added or removed
 * an optional field. Never store this hash: it has no secret, so anyone who reads it can check guesses of the values.
 *
 * @throws {Refusal} 400 if the values are nested too deeply for JSON
 */
export function hashValues(values: Readonly<Record<string, unknown>>): string {
  const filledIn = Object.entries(values)
    .filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  try {
    return createHash('sha256').update(JSON.stringify(filledIn)).digest('hex');
  } catch {
    throw refusals.bodyIsNot('a form of this site');
  }
}

/**
 * Derives the key of a form posted without JavaScript: the same values get the same key for up to 10 minutes, so that a
 * second click does not create a second submission.
 */
export function deriveFormKey(secret: string, formId: string, valuesHash: string): string {
  const slot = Math.floor(Date.now() / FORM_KEY_SLOT_MS);
  return formatUuid(computeHmac(secret, 'form key', `${formId}\n${slot}\n${valuesHash}`));
}

/** Computes an HMAC, which differs by `purpose` even for the same secret and text. */
const computeHmac = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n`).update(text).digest();

/** Creates the fingerprint, which identifies a repeated submission even after its body was removed. */
export const createFingerprint = (secret: string, key: string, valuesHash: string): string =>
  computeHmac(secret, 'fingerprint', `${key}\n${valuesHash}`).toString('base64url');

/**
 * Formats the first 16 bytes as a UUID, because upstreams may check the format of a key. Version 8 is for data that an
 * application defines (RFC 9562, section 5.8).
 */
const formatUuid = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
