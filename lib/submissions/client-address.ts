/** Whose submission it is, for the rate limit alone: it is hashed there and kept nowhere. */
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
  return networkOf(named || peer || 'unknown');
}

/** One household or dormitory room holds a whole /64 of IPv6; its addresses are one sender. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  return [...front, ...Array<string>(Math.max(0, zeros)).fill('0'), ...back]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
