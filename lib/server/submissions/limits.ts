/** The rate limit per form and client address. */
import 'server-only';
import { rules } from '@/lib/rules';

const WINDOW_MS = rules.ipAddressMinutes * 60_000;

/** Returns the last entry of X-Forwarded-For, which the proxy in front of the site appends. */
const readClientAddress = (headers: Headers) =>
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'unknown';

/**
 * Creates a function that counts a request to a form. All counts start again every 10 minutes.
 *
 * @param maxRequests per form and address in 10 minutes; 0 disables the limit
 * @returns a function that returns the seconds to wait above the limit. It does not throw a Refusal, because
 *   instrumentation.ts creates it in another copy of this code, with another class `Refusal`
 */
export function createLimit(maxRequests: number) {
  const counts = new Map<string, number>();
  let windowStart = performance.now();
  setInterval(() => {
    counts.clear();
    windowStart = performance.now();
  }, WINDOW_MS).unref();

  return (form: string, headers: Headers): number | undefined => {
    if (maxRequests === 0) return undefined;
    const id = `${form} ${readClientAddress(headers)}`;
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    if (count <= maxRequests) return undefined;
    const remainingMs = windowStart + WINDOW_MS - performance.now();
    return Math.max(1, Math.ceil(remainingMs / 1000));
  };
}
