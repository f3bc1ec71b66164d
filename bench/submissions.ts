/** `npm run bench:submissions`: measures submissions per second with 16 senders, for each kind of store. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import ensureBuild from '@/e2e/global-setup';
import { startSite } from '@/e2e/support/site';
import { createDatabase, startPostgres } from '@/lib/testing/postgres';

const SENDERS = 16;
const SECONDS = 10;
const WARM_UP_SECONDS = 3;
const body = JSON.stringify({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.edu',
  message: 'A cold brew, at five campuses in May.',
});

/** The part of autocannon's report that is used. Latencies are in ms. */
interface Report {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}

const autocannon = [
  'node_modules/autocannon/autocannon.js',
  ...['--json', '--connections', `${SENDERS}`],
  ...['--method', 'POST', '--headers', 'content-type=application/json', '--body', body],
];

/** Sends submissions without a key, each of which is a new submission for the site. */
async function measure(url: string, seconds: number): Promise<Report> {
  const parameters = [...autocannon, '--duration', `${seconds}`, `${url}/api/submit`];
  return JSON.parse((await promisify(execFile)(process.execPath, parameters)).stdout);
}

const upstream = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
  });
});
upstream.listen(0, '127.0.0.1');
await once(upstream, 'listening');
const UPSTREAM_URL = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;

ensureBuild();
const postgres = await startPostgres({ durable: true });
if (!postgres) console.log('PostgreSQL is not installed, so it is not measured.');
const environments: Record<string, Record<string, string>> = {
  'without a store': { DATABASE_URL: 'off' },
  SQLite: {},
  ...(postgres && { PostgreSQL: { DATABASE_URL: await createDatabase(postgres.url) } }),
};
const reports: Record<string, Report> = {};
for (const [name, environment] of Object.entries(environments)) {
  const site = await startSite({ UPSTREAM_URL, ...environment });
  await measure(site.url, WARM_UP_SECONDS);
  reports[name] = await measure(site.url, SECONDS);
  await site.stop();
}
await postgres?.stop();
upstream.close();

const rows = Object.entries(reports).map(([name, { requests, latency, non2xx, errors }]) => [
  name,
  {
    'per second': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    failed: non2xx + errors,
  },
]);
console.table(Object.fromEntries(rows));
