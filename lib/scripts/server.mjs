/**
 * The site's own server around Next's request handler (Next's guide "Custom Server"): `npm start`.
 * On Vercel nothing runs it. `next start` would serve the same pages under the weaker policy, but it
 * waits for ever for connections that say nothing when it is asked to stop, and keeps the sockets of
 * `Upgrade` requests.
 *
 *     node lib/scripts/server.mjs [--hostname 127.0.0.1]
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { addForwardedFor } from './forwarded-for.mjs';
import { fail, failToListen, port } from './process.mjs';
import { strictPolicies } from '../server/security/strict-policies.mjs';

/** How long what is under way may take after SIGTERM, in ms: a submission takes at most 40 s. */
const STOP_TIMEOUT = 42_000;

// Next reads it when it is loaded.
Object.assign(process.env, { NODE_ENV: 'production' });
const hostname = hostnameOption();
if (!existsSync('.next/BUILD_ID')) fail('There is no build to serve: run `npm run build` first.');
const strict = strictPolicies('.next');

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
  const { headers, method = '', url = '' } = request;
  const path = pathOf(url);
  const refused = statusFor(path, method);
  if (refused) {
    response.writeHead(refused, { Allow: 'GET, HEAD', Connection: 'close' }).end();
    return;
  }
  // What looks like a Server Action, and the site has none, costs three lines of the log.
  delete headers['next-action'];
  if (headers['content-type']?.startsWith('multipart/')) delete headers['content-type'];
  setStrictPolicy(response, path);
  addForwardedFor(request);
  void handle(request, response);
});

server.on('connection', (socket) => {
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
});
// Before Next's own listener, which leaves the socket open where it does not know the address.
server.on('upgrade', (_request, socket) => {
  socket.end('HTTP/1.1 501 Not Implemented\r\nConnection: close\r\n\r\n', () => socket.destroy());
});
server.once('error', failToListen);

const { default: next } = await import('next');
const app = next({ dev: false, port, hostname, httpServer: server });
const handle = app.getRequestHandler();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
await app.prepare();
server.listen(port, hostname, () => {
  console.log(`Listening on http://${hostname ?? 'localhost'}:${port}`);
});

/** @returns {string | undefined} the address to listen on; undefined: all of this machine's */
function hostnameOption() {
  try {
    return parseArgs({ options: { hostname: { type: 'string', short: 'H' } } }).values.hostname;
  } catch (error) {
    return fail(/** @type {Error} */ (error).message);
  }
}

/**
 * @param {string} target of a request
 * @returns the path in it; '' if it is none (RFC 9112, section 3.2) or cannot be decoded
 */
function pathOf(target) {
  try {
    const { pathname } = new URL(target, 'http://site');
    decodeURIComponent(pathname);
    return target.startsWith('/') ? pathname : '';
  } catch {
    return '';
  }
}

/**
 * What Next would redirect to another host, log with its stack, or render anew for each request.
 *
 * @param {string} path
 * @param {string} method
 * @returns the status to refuse it with, or undefined
 */
function statusFor(path, method) {
  if (path === '') return 400;
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead || /^\/api\/[^/]+$/.test(path) ? undefined : 405;
}

/**
 * Puts the page's own policy where the configuration's weaker one is set.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {string} path of the request; Next may change its `url`
 */
function setStrictPolicy(response, path) {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(
      name,
      name.toLowerCase() === 'content-security-policy' ? strict(String(value), path) : value,
    );
}

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
