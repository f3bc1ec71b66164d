/**
 * `npm start`: the site's own server around Next's request handler (Next's guide "Custom Server").
 * docs/decisions.md says what `next start` lacks. On Vercel nothing runs it.
 *
 *     node lib/scripts/server.mjs [--hostname 127.0.0.1]
 */
import { existsSync } from 'node:fs';
import { createServer, IncomingMessage } from 'node:http';
import nextEnv from '@next/env';
import { Command } from 'commander';
import { fail, failToListen } from '../fail.mjs';
import { oldNode } from '../node-version.mjs';
import { strictPolicies } from '../server/security/strict-policies.mjs';

// How long what is under way may take after SIGTERM, in ms: a submission takes at most 40 s.
const STOP_TIMEOUT = 42_000;

const old = oldNode();
if (old) console.error(old);
// Next reads it when it is loaded.
Object.assign(process.env, { NODE_ENV: 'production' });
nextEnv.loadEnvConfig(process.cwd(), false);
// Other wrong settings are named by what Next calls first (instrumentation.ts), which is after `listen`.
const port = Number(process.env.PORT?.trim() || 3000);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail('PORT must be a whole number from 0 to 65535: where the site listens.');
const { hostname } = new Command().option('--hostname <address>').parse().opts();
if (!existsSync('.next/BUILD_ID')) fail('There is no build to serve: run `npm run build` first.');
const strict = strictPolicies('.next');

// Connections on which nothing is being answered.
const idle = new Set();
let isStopping = false;

// A request that comes before the answer to the one before (pipelining), as neither browsers nor proxies send it,
// ends the connection as an upgrade does. For others, Node makes objects of all that a packet holds, thousands of
// them: 20 connections were out of memory at a heap of 160 MB.
class OneAtATime extends IncomingMessage {
  get upgrade() {
    return this.endsReading;
  }
  set upgrade(value) {
    this.endsReading = value || !idle.has(this.socket);
  }
}

const limits = {
  IncomingMessage: OneAtATime,
  // Longer than a proxy keeps a connection: one that it uses again must not be closing (nginx: 60 s).
  keepAliveTimeout: 75_000,
  // For the head of a request, and for all of it; the body of a submission has 10 s (read.ts).
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
};
const server = createServer(limits, (request, response) => {
  const { headers, method = '', socket, url = '' } = request;
  idle.delete(socket);
  response.once('close', () => {
    if (isStopping) socket.destroySoon();
    else if (!socket.destroyed) idle.add(socket);
  });
  const path = pathOf(url);
  const status = statusToRefuseWith(path, method);
  if (status) {
    response.writeHead(status, { Allow: 'GET, HEAD', Connection: 'close' }).end();
    return;
  }
  // As a proxy does, so that the last entry is ours, whatever the client wrote before it
  // (lib/server/submissions/limits.ts).
  const addresses = [headers['x-forwarded-for'], socket.remoteAddress ?? 'unknown'];
  headers['x-forwarded-for'] = addresses.filter(Boolean).join(', ');
  // Next would redirect a POST that says it asks for a page's data.
  if (method === 'POST') delete headers.rsc;
  setStrictPolicy(response, path);
  void handle(request, response);
});
server.maxRequestsPerSocket = 1_000;

server.on('connection', (socket) => {
  idle.add(socket);
  socket.once('close', () => idle.delete(socket));
});
// Before Next's own listener, which leaves the socket open where it does not know the address.
server.on('upgrade', (_request, socket) => {
  socket.on('error', () => socket.destroy());
  if (!idle.has(socket)) return void socket.destroy();
  socket.end('HTTP/1.1 501 Not Implemented\r\nConnection: close\r\n\r\n', () => socket.destroy());
});
server.once('error', (error) => failToListen(port, error));

const { default: next } = await import('next');
const app = next({ dev: false, port, hostname, httpServer: server });
const handle = app.getRequestHandler();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
// npm passes a signal to a shell, which ends and leaves this process behind.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== parent && stop(), 500).unref();
await app.prepare();
server.listen(port, hostname, () => {
  console.log(`Listening on http://${hostname ?? 'localhost'}:${port}`);
});

// No path is '' (RFC 9112, section 3.2), and so is one that cannot be decoded.
function pathOf(target) {
  try {
    const { pathname } = new URL(target, 'http://site');
    decodeURIComponent(pathname);
    return target.startsWith('/') ? pathname : '';
  } catch {
    return '';
  }
}

// What Next would redirect to another host, log with its stack, render anew for each request, or take for
// a Server Action, of which the site has none.
function statusToRefuseWith(path, method) {
  if (path === '') return 400;
  // The error page that Next has built, which would answer 500.
  if (path === '/_global-error') return 404;
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead || /^\/api\/[^/]+$/.test(path) ? undefined : 405;
}

// Puts the page's own policy where the configuration's weaker one is set.
function setStrictPolicy(response, path) {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    const isPolicy = name.toLowerCase() === 'content-security-policy';
    return setHeader(name, isPolicy ? strict(String(value), path) : value);
  };
}

// Finishes the requests under way and closes all other connections, then ends the process.
function stop() {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(0), STOP_TIMEOUT).unref();
  server.close(async () => {
    // Waits for what Next's `after` has been given.
    await app.close();
    process.exit(0);
  });
  for (const socket of idle) socket.destroy();
}
