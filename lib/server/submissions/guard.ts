/** Checks a request before its body is parsed. */
import 'server-only';
import { refusals } from '@/lib/server/submissions/outcome';

/** About 8,000 words, for all fields together. Validating a much larger body would delay other requests. */
export const MAX_BODY_BYTES = 64 * 1024;

export type BodyType = 'json' | 'urlencoded';

const BODY_TYPES: ReadonlyMap<string, BodyType> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'urlencoded'],
]);

const findBodyType = (headers: Headers) =>
  BODY_TYPES.get((headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase());

/** @throws {Refusal} 415 for another content type */
export function readBodyType(headers: Headers): BodyType {
  const bodyType = findBodyType(headers);
  if (!bodyType) throw refusals.unsupportedType();
  return bodyType;
}

/**
 * Refuses requests from pages of other sites, which cannot forge this header. Other clients and old browsers don't send
 * it.
 *
 * @throws {Refusal} 403
 */
export function refuseCrossSite(headers: Headers): void {
  const site = headers.get('sec-fetch-site') ?? 'none';
  if (site !== 'same-origin' && site !== 'none') throw refusals.crossSite();
}

/** @throws {Refusal} 411 without a Content-Length, 413 if it is above the limit */
export function checkLength(headers: Headers, maxBytes = MAX_BODY_BYTES): void {
  const length = headers.get('content-length');
  if (length === null) throw refusals.lengthRequired();
  if (Number(length) > maxBytes) throw refusals.tooLarge();
}

/** @throws {Refusal} 400 if the client closes the connection before the end of the body */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await request.arrayBuffer());
  } catch {
    throw refusals.incomplete();
  }
}

/**
 * Returns whether a form was posted without JavaScript, so that the response must be a page. Programs may also post
 * `urlencoded`; those that accept only JSON get JSON.
 */
export function wantsPage(headers: Headers): boolean {
  const accept = headers.get('accept') ?? '';
  return (
    findBodyType(headers) === 'urlencoded' &&
    !(accept.includes('application/json') && !accept.includes('text/html'))
  );
}
