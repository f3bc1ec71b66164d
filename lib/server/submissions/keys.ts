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
  const header = headers.get('idempotency-key');
  if (header === null) return undefined;
  const key = header.replace(/^"(.*)"$/, '$1');
  if (!/^[A-Za-z0-9._:~-]{1,128}$/.test(key)) throw refusals.malformedKey();
  return key;
}

/**
 * Of what was sent, whatever today's form knows of it: a deployment between two attempts, with an optional
 * field more or less, does not change it. Never shown without a secret.
 *
 * @throws {Refusal} 400 when it is nested too deeply to be written as text
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
 * Of the body that is sent upstream, as release 0.1.0 had it: an attempt that it stored is known again.
 * It may go once no row of that release is left, RETENTION_DAYS after the upgrade.
 */
export const formerDigestOf = (body: string): string =>
  createHash('sha256').update(body).digest('hex');

/**
 * The keys of a form posted without JavaScript, where a second click sends the same again.
 *
 * @returns the key of the current 10 minutes; that of those before, which holds if the store has it from
 *   `since` (ms since 1970)
 */
export function formKeys(secret: string, call: string, digest: string) {
  const now = Date.now();
  const slot = Math.floor(now / FORM_KEY_LIFE);
  const keyOf = (of: number) => uuidOf(hmac(secret, 'form key', `${call}\n${of}\n${digest}`), 8);
  return { current: keyOf(slot), previous: keyOf(slot - 1), since: now - FORM_KEY_LIFE };
}

/** @param purpose keeps hashes apart that are made with one secret for different uses */
const hmac = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n`).update(text).digest();

/** Tells another submission under the same key, also once the body itself is blanked. */
export const fingerprintOf = (secret: string, key: string, digest: string): string =>
  hmac(secret, 'fingerprint', `${key}\n${digest}`).toString('base64url');
