/** An upstream that sends raw bytes, for responses that HTTP servers do not send. */
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Starts an upstream for one test.
 *
 * @param reply is called when the `}` of a JSON body has arrived; `count` is 1 for the first request
 */
export async function startRawUpstream(reply: (socket: Socket, count: number) => void) {
  const upstream = { url: '', posts: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let bytes = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      bytes += chunk.toString();
      if (!bytes.includes('}')) return;
      bytes = '';
      reply(socket, (upstream.posts += 1));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object') upstream.url = `http://127.0.0.1:${address?.port}`;
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return upstream;
}

/** Returns a `reply` that writes `bytes` once, then `repeatedText` every 20 ms. */
export const writeBytes =
  (bytes: string | Buffer, repeatedText = '') =>
  (socket: Socket) => {
    socket.write(bytes);
    const timer = repeatedText && setInterval(() => socket.write(repeatedText), 20);
    socket.once('close', () => clearInterval(timer || undefined));
  };

/** A 200 with the JSON `{}`. */
export const okResponse =
  'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';
