/**
 * How a submission is told from another, and from itself sent twice (docs/decisions.md, "One key for
 * one filled-in form"). What is made from typed text is an HMAC with the store's secret: nobody else can
 * find a visitor by trying names against a log line or a row.
 */
import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import { uuidOf } from '@/lib/forms/uuid';
import { refusals } from '@/lib/server/submissions/outcome';

/** How long the same values, sent without a key, are the same submission; in ms. */
const FORM_KEY_LIFE = 10 * 60 * 1000;

/**
 * @returns the sender's own key, sent with or without the quotes of
 *   draft-ietf-httpapi-idempotency-key-header; undefined if there is none
 * @throws {Refusal} 400 when it could not safely stand in a log or a header
 */
export function keyFrom(headers: Headers): string | undefined {
  const given = headers.get('idempotency-key');
  if (given === null) return undefined;
  const key = given.replace(/^"(.*)"$/, '$1');
  if (!/^[A-Za-z0-9._:~-]{1,128}$/.test(key)) throw refusals.malformedKey();
  return key;
}

/** Of what is sent upstream, up to megabytes: hashed once. Never shown without a secret. */
export const digestOf = (body: string): string => createHash('sha256').update(body).digest('hex');

/**
 * The key of a form posted without a script, where a second click sends the same again: that of the
 * current 10 minutes, or of those before if the store, where there is one, has it from then.
 */
export async function formKey(
  at: { secret: string; knows?: (key: string, since: number) => Promise<boolean> },
  call: string,
  digest: string,
): Promise<string> {
  const now = Date.now();
  const slot = Math.floor(now / FORM_KEY_LIFE);
  const keyOf = (of: number) => uuidOf(hmac(at.secret, 'form key', `${call}\n${of}\n${digest}`), 8);
  const previous = keyOf(slot - 1);
  return (await at.knows?.(previous, now - FORM_KEY_LIFE)) ? previous : keyOf(slot);
}

/** @param purpose keeps hashes apart that are made with one secret for different uses */
const hmac = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n`).update(text).digest();

/** Tells another body under the same key, also once the body itself is blanked. */
export const fingerprintOf = (secret: string, key: string, digest: string): string =>
  hmac(secret, 'fingerprint', `${key}\n${digest}`).toString('base64url');
