/**
 * Adds the address that the connection came from to X-Forwarded-For, as a proxy does. So the last
 * entry is ours, whatever the client wrote before it; who reads it is
 * lib/server/submissions/limits.ts.
 *
 * @param {Pick<import('node:http').IncomingMessage, 'headers' | 'socket'>} request its headers are changed
 */
export function addForwardedFor({ headers, socket }) {
  const given = headers['x-forwarded-for'];
  const address = socket.remoteAddress ?? 'unknown';
  headers['x-forwarded-for'] = given ? `${given}, ${address}` : address;
}
