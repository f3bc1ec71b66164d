/** The client's address, for the rate limit alone: it stands nowhere else. */
import 'server-only';
import { isIPv6 } from 'node:net';

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
