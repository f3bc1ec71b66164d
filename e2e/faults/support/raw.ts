/** Sends raw bytes, for requests that `fetch` would not send. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** Opens a connection, optionally from another local address, and sends `bytes`. */
export async function openConnection(
  url: string,
  bytes = '',
  localAddress?: string,
): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  // The site may reset the connection.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

/** Returns the request line and headers of a request, with the empty line after them. */
export const createHead = (
  headers: string,
  requestLine = 'POST /api/submit',
  type = 'application/json',
) =>
  `${requestLine} HTTP/1.1\r\nhost: x\r\n${type && `content-type: ${type}\r\n`}${headers}\r\n\r\n`;

/** Sends bytes and returns the whole answer. */
export const readAnswer = async (...sent: Parameters<typeof openConnection>): Promise<string> =>
  text(await openConnection(...sent));
