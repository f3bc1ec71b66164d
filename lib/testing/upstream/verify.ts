import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Refuses calls that are replayed later than this. */
const TOLERANCE_SECONDS = 300;

/**
 * Verifies a signature by Standard Webhooks 1.0. It uses no library, as an example for upstreams in any language;
 * the site signs with another implementation.
 *
 * @param secret `whsec_…`, as in the site's UPSTREAM_SECRET
 * @param body the bytes as they arrived, before any parsing
 * @param now in ms since 1970
 */
export function isSigned(
  secret: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
  now = Date.now(),
): boolean {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string')
    return false;
  // NaN must not pass.
  const isRecent = Math.abs(now / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS;
  if (!isRecent) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
  const expected = Buffer.from(`v1,${hmac.digest('base64')}`);
  // While the site replaces its secret it sends two signatures, separated by a space.
  return signatures.split(' ').some((signature) => {
    const bytes = Buffer.from(signature);
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}
