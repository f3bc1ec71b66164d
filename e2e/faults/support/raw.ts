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

/** Returns a request without its body: the request line, the headers and an empty line. */
export const createHead = (
  headers: string,
  requestLine = 'POST /api/submit',
  contentType = 'application/json',
) =>
  `${requestLine} HTTP/1.1\r\nhost: x\r\n${contentType && `content-type: ${contentType}\r\n`}${headers}\r\n\r\n`;

/** Sends bytes on a new connection, and returns all that the site sends until the connection closes. */
export const readResponse = async (...sent: Parameters<typeof openConnection>): Promise<string> =>
  text(await openConnection(...sent));
