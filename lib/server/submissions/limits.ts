/** The rate limit per form and client address. */
import 'server-only';
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { refusals } from '@/lib/server/submissions/outcome';

/** The privacy policy states this time (`ipAddressMinutes` in lib/facts.ts). */
const WINDOW_MS = 10 * 60_000;
/** Keeps memory below about 30 MB: a counter takes about 150 bytes. */
const MAX_COUNTERS = 200_000;

/**
 * Returns the client's IPv4 address or /64 IPv6 network, because one client usually has a whole /64.
 *
 * Each trusted proxy appends to X-Forwarded-For the address that connected to it, and so does the site's own server
 * (lib/scripts/server.mjs). The first of these appended entries is the client's address. Vercel sets another header.
 */
export function readClientAddress(
  headers: Headers,
  { trustedProxies, onVercel }: { trustedProxies: number; onVercel: boolean },
): string {
  const readEntries = (name: string) =>
    (headers.get(name) ?? '').split(',').map((entry) => stripPort(entry.trim()));
  const forwarded = readEntries('x-forwarded-for');
  const address = onVercel
    ? readEntries('x-vercel-forwarded-for')[0]
    : (forwarded.at(-1 - trustedProxies) ?? forwarded.at(-1));
  return toNetwork(address || 'unknown');
}

/** Removes the port that some proxies add: `203.0.113.9:4711`, `[2001:db8::7]:4711`. */
const stripPort = (address: string) =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([^:]*):\d+$/.exec(address)?.[1] ?? address;

/** Returns the first four groups of an IPv6 address. Does not change other text and IPv4-mapped addresses. */
function toNetwork(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [start = [], end = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - start.length - end.length).fill('0');
  const groups = [...start, ...zeros, ...end].slice(0, 4);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':');
}

/**
 * Creates the counters, ordered by the end of their window. One timer deletes all old counters, because a timer for
 * each counter would keep the request that created it in memory (AsyncLocalStorage).
 */
export function createLimits(maxSubmissions: number) {
  const counters = new Map<string, { count: number; endsAt: number }>();
  setInterval(() => deleteOldCounters(counters), 60_000).unref();
  return { maxSubmissions, counters };
}

type Limits = ReturnType<typeof createLimits>;

function deleteOldCounters(counters: Limits['counters']): void {
  for (const [id, { endsAt }] of counters) {
    if (endsAt > performance.now() && counters.size <= MAX_COUNTERS) return;
    counters.delete(id);
  }
}

/** @throws {Refusal} 429 with the seconds until the window ends, if the address is over the limit */
export function countSubmission(
  { maxSubmissions, counters }: Limits,
  form: string,
  address: string,
): void {
  if (maxSubmissions === 0) return;
  deleteOldCounters(counters);
  // A hash has a fixed length and hides the visitor's address.
  const id = createHash('sha256').update(`${form} ${address}`).digest('base64');
  const now = performance.now();
  const counter = counters.get(id) ?? { count: 0, endsAt: now + WINDOW_MS };
  counters.set(id, counter);
  counter.count += 1;
  if (counter.count > maxSubmissions)
    throw refusals.rateLimited(Math.ceil((counter.endsAt - now) / 1000));
}
