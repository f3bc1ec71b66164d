/**
 * The site's own server around Next's request handler (Next's guide "Custom Server"). `npm start`
 * runs it; on Vercel nothing does. `next start` would serve the same, but it waits for ever for
 * connections that say nothing when it is asked to stop, and keeps the sockets of `Upgrade` requests.
 *
 *     PORT=3000 NODE_ENV=production node lib/scripts/server.mjs [--hostname 127.0.0.1] [--keepAliveTimeout MS]
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import next from 'next';
import { addForwardedFor } from './forwarded-for.mjs';

/** How long what is under way may take after SIGTERM, in ms: a submission takes at most 40 s. */
const STOP_TIMEOUT = 42_000;

const { values } = parseArgs({
  options: {
    hostname: { type: 'string', short: 'H' },
    keepAliveTimeout: { type: 'string' },
  },
});
const port = Number(process.env.PORT ?? 3000);
const { hostname, keepAliveTimeout } = values;

/** @type {Set<import('node:net').Socket>} */
const sockets = new Set();
/** Responses that are not finished. @type {Set<import('node:http').ServerResponse>} */
const responses = new Set();
let isStopping = false;

const server = createServer((request, response) => {
  const { socket } = request;
  responses.add(response);
  response.once('close', () => {
    responses.delete(response);
    if (isStopping && !isAnswering(socket)) socket.destroySoon();
  });
  addForwardedFor(request);
  void handle(request, response);
});
if (keepAliveTimeout !== undefined) server.keepAliveTimeout = Number(keepAliveTimeout);

server.on('connection', (socket) => {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
});
// Before Next's own listener, which leaves the socket open where it does not know the address.
server.on('upgrade', (_request, socket) => {
  socket.end('HTTP/1.1 501 Not Implemented\r\nConnection: close\r\n\r\n', () => socket.destroy());
});
server.once('error', (error) => {
  console.error(`The site cannot listen on port ${port}: ${error.message}`);
  process.exit(1);
});

const app = next({ dev: false, port, hostname, httpServer: server });
const handle = app.getRequestHandler();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
await app.prepare();
server.listen(port, hostname, () => {
  console.log(`Listening on http://${hostname ?? 'localhost'}:${port}`);
});

/** @param {import('node:net').Socket} socket */
function isAnswering(socket) {
  return [...responses].some((response) => response.req.socket === socket);
}

/** Finishes the requests under way and closes all other connections, then ends the process. */
function stop() {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(0), STOP_TIMEOUT).unref();
  server.close(async () => {
    // Waits for what Next's `after` has been given.
    await app.close();
    process.exit(0);
  });
  for (const socket of sockets) if (!isAnswering(socket)) socket.destroy();
}
