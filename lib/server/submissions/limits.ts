/** How much one address may send, and how much may be in work at once. */
import 'server-only';
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { refusals } from '@/lib/server/submissions/outcome';

/** In seconds; then an address is forgotten (components/privacy tells visitors so). */
const WINDOW = 10 * 60;
/** A submission is one point, and one more for each so many bytes. */
const BYTES_PER_POINT = 64 * 1024;
/** From here on a body is large, in bytes: what is made of one takes several times its size. */
export const LARGE = 64 * 1024;
const MOST_LARGE_AT_ONCE = 8;

/**
 * @param headers the request's; the last entry of X-Forwarded-For is the address that the connection
 *   came from: the site's own server (lib/scripts/server.mjs) puts it there
 * @param trust.trustedProxies how many proxies of ours stand in front: each adds, behind what it
 *   was given, the address it was called from
 * @param trust.onVercel the platform names the client in a header of its own, which it never
 *   takes from outside
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
  return isIPv6(address) ? address.split(':', 4).join(':') : address;
}

/** Some proxies add the port: `203.0.113.9:4711`, `[2001:db8::7]:4711`. */
const withoutPort = (address: string) =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([^:]*):\d+$/.exec(address)?.[1] ?? address;

/**
 * Lets a submission in, and counts it: in the memory of this process. Where there are several, the
 * proxy's or the platform's own limit counts for all.
 *
 * @returns to be called when the submission has ended
 * @throws {Refusal} 429 or 503
 */
export type Admit = (form: string, address: string, bytes: number) => Promise<() => void>;

/** @param points per address and form in 10 minutes: generous, for a campus; 0: no limit */
export function createLimits(points: number): Admit {
  const limiter = points > 0 ? new RateLimiterMemory({ points, duration: WINDOW }) : null;
  let large = 0;
  return async (form, address, bytes) => {
    const taken = 1 + Math.floor(bytes / BYTES_PER_POINT);
    await limiter?.consume(`${form} ${address}`, taken).catch((refused: RateLimiterRes) => {
      throw refusals.tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    });
    if (bytes <= LARGE) return () => undefined;
    if (large >= MOST_LARGE_AT_ONCE) throw refusals.busy();
    large += 1;
    return () => void (large -= 1);
  };
}
