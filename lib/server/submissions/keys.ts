/**
 * How a submission is told from another, and from itself sent twice (docs/decisions.md, "One key for
 * one filled-in form"). What is made from typed text is an HMAC with the store's secret: without the
 * secret nobody can find a visitor by trying names against a log line or a row.
 */
import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { refusals } from '@/lib/server/submissions/outcome';

/** How long the same form with the same values, sent without a key, is the same submission; in ms. */
export const FORM_KEY_LIFE = 10 * 60 * 1000;

/**
 * @param headers the request's
 * @returns the sender's own key, with or without the quotes of the header's draft standard
 *   (draft-ietf-httpapi-idempotency-key-header); undefined if there is none
 * @throws {Refusal} 400 when it could not safely stand in a log or a header
 */
export function keyFrom(headers: Headers): string | undefined {
  const given = headers.get('idempotency-key');
  if (given === null) return undefined;
  const key = given.replace(/^"(.*)"$/, '$1');
  if (!/^[A-Za-z0-9._:~-]{1,128}$/.test(key)) throw refusals.malformedKey();
  return key;
}

/** Of what is sent upstream, up to megabytes: hashed once, and never shown without a secret. */
export const digestOf = (body: string): string => createHash('sha256').update(body).digest('hex');

/**
 * Keys for a form posted without a script, where a second click sends the same again.
 *
 * @param secret the store's
 * @param call the form
 * @param digest of what is sent upstream
 * @param now in ms since 1970
 * @returns the key of the current 10 minutes, and of the 10 before
 */
export function formKeys(
  secret: string,
  call: string,
  digest: string,
  now: number,
): [string, string] {
  const slot = Math.floor(now / FORM_KEY_LIFE);
  const keyOf = (of: number) => uuidOf(hmac(secret, 'form key', `${call}\n${of}\n${digest}`));
  return [keyOf(slot), keyOf(slot - 1)];
}

/** @param purpose keeps hashes apart that are made with one secret for different uses */
const hmac = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n`).update(text).digest();

/** RFC 9562, version 8. */
function uuidOf(hash: Buffer): string {
  const bytes = hash.subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * @param secret the store's
 * @param key the submission's
 * @param digest of what is sent upstream
 * @returns what tells another body under the same key, long after the body itself is blanked
 */
export const fingerprintOf = (secret: string, key: string, digest: string): string =>
  hmac(secret, 'fingerprint', `${key}\n${digest}`).toString('base64url');
