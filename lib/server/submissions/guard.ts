/** Checks a request's content type, origin and declared size before its body is read. */
import 'server-only';
import { refusals } from '@/lib/server/submissions/outcome';

/** About 8,000 words, for all fields together. Validating a much larger body would delay other requests. */
export const MAX_BODY_BYTES = 64 * 1024;

export type BodyType = 'json' | 'urlencoded';

const BODY_TYPES: ReadonlyMap<string, BodyType> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'urlencoded'],
]);

const readBodyType = (headers: Headers) =>
  BODY_TYPES.get((headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase());

/**
 * Refuses requests from other sites. Reads Sec-Fetch-Site or, if it is missing, Origin. Pages cannot forge these headers,
 * and a request with neither does not come from a page.
 *
 * @throws {Refusal} 403
 */
export function refuseCrossSite(headers: Headers, siteUrl: string): void {
  const site = headers.get('sec-fetch-site');
  if (site !== null) {
    if (site !== 'same-origin' && site !== 'none') throw refusals.crossSite();
    return;
  }
  const origin = headers.get('origin');
  if (origin === null || origin === siteUrl) return;
  // The Host header is the host that the browser requested. `request.url` always contains localhost.
  if (!URL.canParse(origin) || new URL(origin).host !== headers.get('host')) {
    throw refusals.crossSite();
  }
}

/**
 * @returns the type of the body
 * @throws {Refusal} 415 for another content type, 403 for a request from another site, 413 for a Content-Length above
 *   MAX_BODY_BYTES
 */
export function checkRequest(headers: Headers, siteUrl: string): BodyType {
  const bodyType = readBodyType(headers);
  if (!bodyType) throw refusals.unsupportedType();
  refuseCrossSite(headers, siteUrl);
  if (Number(headers.get('content-length')) > MAX_BODY_BYTES) throw refusals.tooLarge();
  return bodyType;
}

/** Returns whether a form was posted without JavaScript, so that the answer must be a page. */
export function wantsPage(headers: Headers): boolean {
  const accept = headers.get('accept') ?? '';
  return (
    readBodyType(headers) === 'urlencoded' &&
    !(accept.includes('application/json') && !accept.includes('text/html'))
  );
}
