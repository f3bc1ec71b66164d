import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Limits the age of a request, to prevent replays. */
const TOLERANCE_SECONDS = 300;

/**
 * Verifies a signature by Standard Webhooks 1.0. An example for upstreams in any language, so it uses no library.
 *
 * @param secret `whsec_…`, as in the site's UPSTREAM_SECRET
 * @param body the unparsed bytes of the body
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
  // Also false if the timestamp is not a number.
  const isRecent = Math.abs(now / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS;
  if (!isRecent) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
  const expected = Buffer.from(`v1,${hmac.digest('base64')}`);
  // While UPSTREAM_SECRET has two secrets, there are two signatures, separated by a space.
  return signatures.split(' ').some((signature) => {
    const bytes = Buffer.from(signature);
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}
