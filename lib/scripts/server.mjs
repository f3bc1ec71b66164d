/**
 * `npm start`: the site's HTTP server around Next's request handler (Next's guide "Custom Server"). docs/decisions/0029
 * says what `next start` lacks. Vercel doesn't run it.
 *
 *     node lib/scripts/server.mjs [--hostname 127.0.0.1]
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import nextEnv from '@next/env';
import { Command } from 'commander';
import { fail, failToListen } from '../fail.mjs';
import { explainUnsupportedNode } from '../node-version.mjs';
import { strictPolicies } from '../server/security/strict-policies.mjs';

/** How long a stop waits for requests: a submission takes at most 40 s. */
const STOP_TIMEOUT_MS = 42_000;

const nodeProblem = explainUnsupportedNode();
if (nodeProblem) console.error(nodeProblem);
// Next reads it on import.
Object.assign(process.env, { NODE_ENV: 'production' });
nextEnv.loadEnvConfig(process.cwd(), false);
const port = Number(process.env.PORT?.trim() || 3000);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail('PORT must be a whole number from 0 to 65535: where the site listens.');
const { hostname } = new Command().option('--hostname <address>').parse().opts();
if (!existsSync('.next/BUILD_ID')) fail('There is no build. Run `npm run build` first.');
const strictPolicy = strictPolicies('.next');

// Connections without a request in progress.
const idle = new Set();
let isStopping = false;

const timeouts = {
  // Longer than nginx keeps a connection (60 s): a connection that nginx reuses must not be closing.
  keepAliveTimeout: 75_000,
  headersTimeout: 10_000,
  // For headers and body; the body of a submission has 10 s (read.ts).
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
};
const server = createServer(timeouts, (request, response) => {
  const { headers, method = '', socket, url = '' } = request;
  idle.delete(socket);
  response.once('close', () => {
    if (isStopping) socket.destroySoon();
    else if (!socket.destroyed) idle.add(socket);
  });
  const path = readPath(url);
  const status = refusalStatus(path, method);
  if (status) {
    response.writeHead(status, { Allow: 'GET, HEAD', Connection: 'close' }).end();
    return;
  }
  // Appends the connection's address, as a proxy does: what a client wrote comes before it (limits.ts).
  const addresses = [headers['x-forwarded-for'], socket.remoteAddress ?? 'unknown'];
  headers['x-forwarded-for'] = addresses.filter(Boolean).join(', ');
  // Next redirects a POST that asks for a page's data.
  if (method === 'POST') delete headers.rsc;
  setStrictPolicy(response, path);
  void handle(request, response);
});
server.maxRequestsPerSocket = 1_000;
server.on('connection', (socket) => {
  idle.add(socket);
  socket.once('close', () => idle.delete(socket));
});
server.once('error', (error) => failToListen(port, error));

const { default: next } = await import('next');
// Next adds its `upgrade` listener to this unused server. Without one, Node answers a request with `Upgrade` as
// HTTP/1.1 (RFC 9110, section 7.8).
const app = next({ dev: false, port, hostname, httpServer: createServer() });
const handle = app.getRequestHandler();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
await app.prepare();
server.listen(port, hostname, async () => {
  const { address, family, port: actualPort } = server.address();
  const host = family === 'IPv6' ? `[${address}]` : address;
  // The first request makes Next check settings and store (instrumentation.ts), which ends the process if one is wrong.
  await fetch(`http://${host}:${actualPort}/robots.txt`).catch(() => {});
  console.log(`Listening on http://${hostname ?? 'localhost'}:${actualPort}`);
});

/** Returns the path of a request target, '' if it has none (RFC 9112, section 3.2) or cannot be decoded. */
function readPath(target) {
  try {
    const { pathname } = new URL(target, 'http://site');
    decodeURIComponent(pathname);
    return target.startsWith('/') ? pathname : '';
  } catch {
    return '';
  }
}

/**
 * Returns the status of a request that Next must not see: it would redirect the request to another host, log it with a
 * stack trace, render a page for it, or take it for a Server Action, of which the site has none.
 */
function refusalStatus(path, method) {
  if (path === '') return 400;
  // Next's built error page, which would answer 500.
  if (path === '/_global-error') return 404;
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead || /^\/api\/[^/]+$/.test(path) ? undefined : 405;
}

/** Replaces the policy of next.config.mjs with the page's own. */
function setStrictPolicy(response, path) {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    const isPolicy = name.toLowerCase() === 'content-security-policy';
    return setHeader(name, isPolicy ? strictPolicy(String(value), path) : value);
  };
}

/** Finishes the requests in progress, closes all other connections and ends the process. */
function stop() {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref();
  server.close(async () => {
    // Waits for callbacks of Next's `after`.
    await app.close();
    process.exit(0);
  });
  for (const socket of idle) socket.destroy();
}
