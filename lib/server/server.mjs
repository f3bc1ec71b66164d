/**
 * `npm start`: serves the site with Next's request handler (docs/decisions/0029).
 *
 *     node lib/server/server.mjs [--hostname 127.0.0.1]
 */
import { existsSync } from 'node:fs';
import { createServer, get, ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { constants } from 'node:zlib';
import compression from 'compression';
import { fail } from '../fail.mjs';
import { loadEnvFiles } from '../load-env.mjs';
import { readStrictPolicies } from './security/strict-policies.mjs';

/** How long a shutdown waits for requests in progress. A submission takes at most 40 s, unless PostgreSQL is slow. */
const STOP_TIMEOUT_MS = 42_000;

// A log that cannot be written, because the disk is full, must not stop the site.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
// Next reads NODE_ENV when it is imported below.
Object.assign(process.env, { NODE_ENV: 'production' });
loadEnvFiles();
if (!existsSync('.next/BUILD_ID')) fail('There is no build. Run `npm run build` first.');
const createStrictPolicy = readStrictPolicies('.next');
const { hostname } = parseArgs({
  options: { hostname: { type: 'string' } },
  strict: false,
}).values;
const configuredPort = Number(process.env.PORT?.trim() || 3000);
// With an invalid PORT, any free port: lib/settings.ts reports all invalid settings at the first request.
const port = configuredPort >= 0 && configuredPort < 65_536 ? Math.trunc(configuredPort) : 0;

/** Replaces the Content Security Policy of next.config.mjs with the page's strict policy. */
class PageResponse extends ServerResponse {
  setHeader(name, value) {
    if (name.toLowerCase() !== 'content-security-policy') return super.setHeader(name, value);
    const [route] = this.req.url.split('?');
    return super.setHeader(name, createStrictPolicy(value, route));
  }
}

const { default: next } = await import('next');
// On this unused server, Next listens for upgrades. If it listened on the real one, Node would no longer respond to
// ordinary requests that offer one (`curl --http2` sends `Upgrade: h2c`).
const httpServer = createServer();
const app = next({ dev: false, port, hostname, httpServer });
await app.prepare();
const handle = app.getRequestHandler();
const compress = compression({
  brotli: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      // A window of 256 KB, which holds a page. The default of 4 MB takes nearly twice the time.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  },
});

let activeRequests = 0;
let isStopping = false;
const timeouts = {
  // Longer than the proxy keeps an idle connection (60 s), so that it does not reuse one that is closing.
  keepAliveTimeout: 75_000,
  headersTimeout: 10_000,
  // For headers and body together.
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
};
const server = createServer({ ...timeouts, ServerResponse: PageResponse }, (request, response) => {
  activeRequests += 1;
  response.once('close', () => {
    activeRequests -= 1;
    if (isStopping) void endWhenIdle();
  });
  compress(request, response, () => void handle(request, response));
});

async function endWhenIdle() {
  if (activeRequests > 0) return;
  // Waits for the callbacks of Next's `after`.
  await app.close();
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    isStopping = true;
    server.close();
    setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref();
    void endWhenIdle();
  });
server.once('error', ({ code }) =>
  fail(`Port ${port} cannot be used (${code}). Set PORT or --hostname to another one.`),
);
server.listen(port, hostname, () => {
  const { address, port: actualPort } = server.address();
  // The first request runs the checks in instrumentation.ts, which can end the process. `agent: false` avoids a proxy.
  const options = { host: address, port: actualPort, path: '/robots.txt', agent: false };
  get(options, (response) => response.resume())
    .on('error', () => {})
    .on('close', () => console.log(`Listening on http://${hostname ?? 'localhost'}:${actualPort}`));
});
