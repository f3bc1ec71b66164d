/** How much one address may send, and how much may be in work at once. */
import 'server-only';
import { isIPv6 } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { refusals } from '@/lib/server/submissions/outcome';

/** In seconds; then an address is forgotten (components/privacy tells visitors so). */
const WINDOW = 10 * 60;
/** In bytes. A submission is one point, and one more for each so many. From here on a body is large: what
 * is made of one takes several times its size. */
export const LARGE = 64 * 1024;
const MOST_LARGE_AT_ONCE = 8;

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
  if (!address) return 'unknown';
  // Zeros that are left out are those of the network, or end it.
  const [network] = address.split('::', 1);
  return isIPv6(address) && network ? network.split(':', 4).join(':') : address;
}

/** Some proxies add the port: `203.0.113.9:4711`, `[2001:db8::7]:4711`. */
const withoutPort = (address: string) =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([^:]*):\d+$/.exec(address)?.[1] ?? address;

/** @param points per address and form in 10 minutes: generous, for a campus; 0: no limit */
export const createLimits = (points: number) => ({
  limiter: points > 0 ? new RateLimiterMemory({ points, duration: WINDOW }) : null,
  large: 0,
  /** When the last large body has had its turn of the event loop. */
  lastTurn: Promise.resolve(),
});

/**
 * Lets a submission in and counts it.
 *
 * @returns to be called when the submission has ended
 * @throws {Refusal} 429 or 503
 */
export async function admit(
  limits: ReturnType<typeof createLimits>,
  form: string,
  address: string,
  bytes: number,
): Promise<() => void> {
  const points = 1 + Math.floor(bytes / LARGE);
  await limits.limiter?.consume(`${form} ${address}`, points).catch((refused: RateLimiterRes) => {
    throw refusals.tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
  });
  if (bytes <= LARGE) return () => undefined;
  if (limits.large >= MOST_LARGE_AT_ONCE) throw refusals.busy();
  limits.large += 1;
  return () => void (limits.large -= 1);
}

/** Resolves for one large body after the other: Node accepts one connection between two of them. */
export function ownTurn(limits: ReturnType<typeof createLimits>): Promise<void> {
  limits.lastTurn = limits.lastTurn.then(() => setImmediate());
  return limits.lastTurn;
}
