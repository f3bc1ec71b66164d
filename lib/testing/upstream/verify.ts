import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** How far the clocks of both sides may differ, in seconds. A call that somebody repeats later is refused. */
const TOLERANCE = 300;

/**
 * Whether a call is from the site and as the site sent it: Standard Webhooks 1.0, written out for whoever
 * builds the upstream, in whatever language. The site itself signs with another implementation.
 *
 * @param secret `whsec_…`, as in the site's UPSTREAM_SECRET
 * @param body the bytes as they came, before anything has parsed them
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
  // Written so that what is no number is refused too.
  const isRecent = Math.abs(now / 1000 - Number(timestamp)) <= TOLERANCE;
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
