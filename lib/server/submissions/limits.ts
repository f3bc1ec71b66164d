/** The rate limit per form and client address. */
import 'server-only';
import { periods } from '@/lib/periods';

const WINDOW_MS = periods.rateLimitMinutes * 60_000;

// Some proxies append a port: `192.0.2.1:5678`, `[2001:db8::1]:443`. IPv6 without brackets has several colons.
const ADDRESS_WITH_PORT = /^\[(?<v6>[^\]]+)\](?::\d+)?$|^(?<v4>[^:]+):\d+$/;

/** Returns the network of an IPv6 address, its first 64 bits, because one household has all addresses in it. */
function findNetwork(address: string): string {
  const url = `http://[${address.replace(/%.*/, '')}]`;
  if (!URL.canParse(url)) return address;
  const { hostname } = new URL(url);
  // An IPv4 address in the form of IPv6.
  if (hostname.startsWith('[::ffff:')) return hostname;
  const [start = [], end = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((groups) => (groups ? groups.split(':') : []));
  const zeros = Array<string>(8 - start.length - end.length).fill('0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}

/** Returns the last entry of X-Forwarded-For, which the proxy in front of the site appends, without its port. */
function readClientAddress(headers: Headers): string {
  const entry = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? 'unknown';
  const { v6, v4 } = ADDRESS_WITH_PORT.exec(entry)?.groups ?? {};
  return v6 ?? v4 ?? entry;
}

/**
 * Creates a function that counts a request to a form. All counts start again after each window.
 *
 * @param maxRequests per form and address in a window; 0 disables the limit
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
    const id = `${form} ${findNetwork(readClientAddress(headers))}`;
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    if (count <= maxRequests) return undefined;
    const remainingMs = windowStart + WINDOW_MS - performance.now();
    return Math.max(1, Math.ceil(remainingMs / 1000));
  };
}
