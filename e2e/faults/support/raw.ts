/** Requests as bytes, which a client like `fetch` would not send. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** @returns a connection on which these bytes have been sent; from an address of this machine */
export async function openConnection(
  url: string,
  bytes = '',
  localAddress?: string,
): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  // Reset by the site is one way to be closed.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

/** @returns the head of a request, up to its empty line; a post of JSON where nothing else is said */
export const createHead = (headers: string, line = 'POST /api/submit', type = 'application/json') =>
  `${line} HTTP/1.1\r\nhost: x\r\n${type && `content-type: ${type}\r\n`}${headers}\r\n\r\n`;

/** @returns the whole answer to these bytes */
export const readAnswer = async (...sent: Parameters<typeof openConnection>): Promise<string> =>
  text(await openConnection(...sent));
