/** The client's address, for the rate limit alone: stored nowhere, but as an HMAC in PostgreSQL. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Kept on globalThis: instrumentation writes it and routes read it, each with its own modules. */
const shared = globalThis as typeof globalThis & { tasselPeerHeader?: string };

/**
 * From now on, tells each request's own handler which address its connection came from. Next hands
 * routes a request without its socket, and passes on an `x-forwarded-for` that anyone can write; a
 * header whose name is made up when the process starts is written by us alone. (An
 * AsyncLocalStorage would do as well, but costs something at each step of each request.)
 */
export function watchPeers(): void {
  if (shared.tasselPeerHeader) return;
  const name = (shared.tasselPeerHeader = `x-peer-${randomUUID()}`);
  // Node publishes this in the same turn in which it then calls the server's own listener.
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[name] = request.socket.remoteAddress;
  });
}

const peerOf = (headers: Headers) =>
  shared.tasselPeerHeader && (headers.get(shared.tasselPeerHeader) ?? undefined);

/**
 * @param headers the request's
 * @param trust.trustedProxies how many proxies of ours stand in front: each adds, behind what it
 *   was given, the address it was called from
 * @param trust.onVercel the platform names the client in a header of its own, which it never
 *   takes from outside
 * @param peer the connection's own address
 * @returns the client's address, or the network that stands for it
 */
export function clientAddress(
  headers: Headers,
  trust: { trustedProxies: number; onVercel: boolean },
  peer = peerOf(headers),
): string {
  const forwarded = (name: string) =>
    (headers.get(name) ?? '').split(',').map((entry) => entry.trim());
  const named = trust.onVercel
    ? forwarded('x-vercel-forwarded-for')[0]
    : trust.trustedProxies > 0
      ? forwarded('x-forwarded-for').at(-trust.trustedProxies)
      : undefined;
  return networkOf(withoutPort(named || peer || 'unknown'));
}

/** Some proxies add the port: `203.0.113.9:4711`, `[2001:db8::7]:4711`. */
const withoutPort = (address: string) =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([^:]*):\d+$/.exec(address)?.[1] ?? address;

/** One household or dormitory room holds a whole /64 of IPv6; its addresses are one sender. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return groups.slice(0, 4).join(':');
  // IPv4 in IPv6 (RFC 4291, section 2.5.5.2): everyone's begins alike.
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join('.');
}

/** @returns the eight groups of an IPv6 address, in hex; `URL` gives all its spellings one */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`);
  const [front = [], back = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  return [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back];
}
