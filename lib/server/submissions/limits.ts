/** How much one address may send. */
import 'server-only';
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { refusals } from '@/lib/server/submissions/outcome';

/** In ms; then an address is forgotten (components/privacy tells visitors so). */
const WINDOW = 10 * 60_000;
/** The most counters; then the oldest goes. Each takes some 150 bytes, whoever sends from how many addresses. */
const MOST_COUNTERS = 200_000;

/**
 * Each proxy of ours adds the address that called it to X-Forwarded-For; the last entry is the
 * connection's, from the site's own server (lib/scripts/server.mjs). Vercel has a header of its own.
 *
 * @returns the client's address; of an IPv6 address the network (/64), which is one sender's
 */
export function clientAddress(
  headers: Headers,
  { trustedProxies, onVercel }: { trustedProxies: number; onVercel: boolean },
): string {
  const entries = (name: string) =>
    (headers.get(name) ?? '').split(',').map((entry) => withoutPort(entry.trim()));
  const forwarded = entries('x-forwarded-for');
  const address = onVercel
    ? entries('x-vercel-forwarded-for')[0]
    : (forwarded.at(-1 - trustedProxies) ?? forwarded.at(-1));
  return networkOf(address || 'unknown');
}

/** Some proxies add the port: `203.0.113.9:4711`, `[2001:db8::7]:4711`. */
const withoutPort = (address: string) =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([^:]*):\d+$/.exec(address)?.[1] ?? address;

/** The first four groups of an IPv6 address; anything else, an IPv4 address in IPv6 included, as it is. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [start = [], end = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - start.length - end.length).fill('0');
  const groups = [...start, ...zeros, ...end].slice(0, 4);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':');
}

/**
 * Counters by form and address, in the order in which their windows end. Their names have one length and are
 * nobody's address. One timer for all of them: one for each would keep the headers of its request.
 *
 * @param points per address and form in 10 minutes: generous, for a campus; 0: no limit
 */
export function createLimits(points: number) {
  const counters = new Map<string, { count: number; end: number }>();
  setInterval(() => forget(counters), 60_000).unref();
  return { points, counters };
}

type Limits = ReturnType<typeof createLimits>;

function forget(counters: Limits['counters']): void {
  for (const [name, { end }] of counters) {
    if (end > performance.now() && counters.size <= MOST_COUNTERS) return;
    counters.delete(name);
  }
}

/** @throws {Refusal} 429 */
export function countSubmission({ points, counters }: Limits, form: string, address: string): void {
  if (points === 0) return;
  forget(counters);
  const name = createHash('sha256').update(`${form} ${address}`).digest('base64');
  const now = performance.now();
  const counter = counters.get(name) ?? { count: 0, end: now + WINDOW };
  counters.set(name, counter);
  counter.count += 1;
  if (counter.count > points) throw refusals.tooMany(Math.ceil((counter.end - now) / 1000));
}
