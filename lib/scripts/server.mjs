/**
 * `npm start`: serves the site with Next's request handler (Next's guide "Custom Server"; docs/decisions/0029).
 *
 *     node lib/scripts/server.mjs [--hostname 127.0.0.1]
 */
import { existsSync } from 'node:fs';
import { createServer, ServerResponse } from 'node:http';
import nextEnv from '@next/env';
import { Command } from 'commander';
import { fail, failOnListenError } from '../fail.mjs';
import { readStrictPolicies } from '../server/security/strict-policies.mjs';

/** How long a shutdown waits for requests in progress. A submission takes at most 40 s, unless PostgreSQL is slow. */
const STOP_TIMEOUT_MS = 42_000;

// Next reads NODE_ENV when it is imported below.
Object.assign(process.env, { NODE_ENV: 'production' });
nextEnv.loadEnvConfig(process.cwd(), false);
const configuredPort = Number(process.env.PORT?.trim() || 3000);
// Replaces an invalid PORT with 0 (any free port). The startup checks report it with the other invalid settings.
const port =
  Number.isInteger(configuredPort) && configuredPort >= 0 && configuredPort <= 65_535
    ? configuredPort
    : 0;
const { hostname } = new Command().option('--hostname <address>').parse().opts();
if (!existsSync('.next/BUILD_ID')) fail('There is no build. Run `npm run build` first.');
const createStrictPolicy = readStrictPolicies('.next');

/** Replaces the Content Security Policy of next.config.mjs with the page's strict policy. */
class PageResponse extends ServerResponse {
  pagePath = '';

  setHeader(name, value) {
    const isPolicy = name.toLowerCase() === 'content-security-policy';
    return super.setHeader(
      name,
      isPolicy ? createStrictPolicy(String(value), this.pagePath) : value,
    );
  }
}

const idleConnections = new Set();
let isStopping = false;

const timeouts = {
  // Longer than nginx keeps a connection (60 s), so that nginx does not reuse one that is closing.
  keepAliveTimeout: 75_000,
  headersTimeout: 10_000,
  // The limit for headers and body together. lib/server/submissions/read.ts limits the body of a submission to 10 s.
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
};
const server = createServer({ ...timeouts, ServerResponse: PageResponse }, (request, response) => {
  const { headers, method = '', socket, url = '' } = request;
  idleConnections.delete(socket);
  response.once('close', () => {
    if (isStopping) socket.destroySoon();
    else if (!socket.destroyed) idleConnections.add(socket);
  });
  const path = readPath(url);
  const status = chooseRefusalStatus(path, method);
  if (status) {
    response.writeHead(status, { Allow: 'GET, HEAD', Connection: 'close' }).end();
    return;
  }
  // Appends the connection's address, as a proxy does. Clients can forge the earlier ones (limits.ts).
  const addresses = [headers['x-forwarded-for'], socket.remoteAddress ?? 'unknown'];
  headers['x-forwarded-for'] = addresses.filter(Boolean).join(', ');
  // Next would redirect a POST with the header `rsc`.
  if (method === 'POST') delete headers.rsc;
  response.pagePath = path;
  void handle(request, response);
});
server.maxRequestsPerSocket = 1_000;
server.on('connection', (socket) => {
  idleConnections.add(socket);
  socket.once('close', () => idleConnections.delete(socket));
});
server.once('error', (error) => failOnListenError(port, error));

const { default: next } = await import('next');
// Gives Next an unused server for its `upgrade` listener. The site's server has no such listener, so Node ignores
// `Upgrade` and answers with HTTP/1.1 (RFC 9110, section 7.8).
const app = next({ dev: false, port, hostname, httpServer: createServer() });
const handle = app.getRequestHandler();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
await app.prepare();
server.listen(port, hostname, async () => {
  const { address, family, port: actualPort } = server.address();
  const host = family === 'IPv6' ? `[${address}]` : address;
  // Makes the first request: it starts the checks in instrumentation.ts, which can end the process.
  await fetch(`http://${host}:${actualPort}/robots.txt`).catch(() => {});
  console.log(`Listening on http://${hostname ?? 'localhost'}:${actualPort}`);
});

/** Returns the path of a request target (RFC 9112, section 3.2); '' if there is no path or it cannot be decoded. */
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
 * Returns the error status for a request that Next must not handle; undefined for other requests. Next might redirect
 * such a request to another host, log a stack trace, render a page, or look for a Server Action.
 */
function chooseRefusalStatus(path, method) {
  if (path === '') return 400;
  // The path of Next's error page, which would answer 500.
  if (path === '/_global-error') return 404;
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead || /^\/api\/[^/]+$/.test(path) ? undefined : 405;
}

/** Closes idle connections, waits for the requests in progress, and ends the process. */
function stop() {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref();
  server.close(async () => {
    // Waits for the callbacks of Next's `after`.
    await app.close();
    process.exit(0);
  });
  for (const socket of idleConnections) socket.destroy();
}
