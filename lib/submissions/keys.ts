/** How a submission is told from another, and from itself sent twice (decision on idempotency). */
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { refusals } from '@/lib/submissions/outcome';

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

/** A key for a sender who can send twice only on purpose. */
export const freshKey = (): string => randomUUID();

/**
 * Keys for a form posted without a script, where a second click sends the same again.
 *
 * @param call the form
 * @param body what is sent upstream
 * @param now in ms since 1970
 * @returns the key of the current 10 minutes, and of the 10 before
 */
export function formKeys(call: string, body: string, now: number): [string, string] {
  const slot = Math.floor(now / FORM_KEY_LIFE);
  return [uuidOf(`${call}\n${slot}\n${body}`), uuidOf(`${call}\n${slot - 1}\n${body}`)];
}

/** A UUID of our own making (RFC 9562, version 8) from a hash. */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * @param key the submission's
 * @param body what is sent upstream
 * @returns what tells another body under the same key, long after the body itself is blanked
 */
export function fingerprintOf(key: string, body: string): string {
  return createHmac('sha256', key).update(body).digest('base64url');
}
