/**
 * `npm run bench:submit`: what our part of a submission costs, with each kind of store, over the
 * same upstream called directly and over a bare Next route that only echoes. Prints a table, writes
 * bench/results/submit.json.
 */
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load, type Load } from '@/bench/support/load';
import { options } from '@/bench/support/options';
import { echoPath, startPeers } from '@/bench/support/peers';
import { printMachine, save } from '@/bench/support/results';
import { table } from '@/bench/support/table';
import { freshDatabase, startPostgres } from '@/e2e/faults/support/postgres';
import { startSite } from '@/e2e/fixtures/site';
import ensureBuild from '@/e2e/global-setup';

interface Measured extends Load {
  what: string;
  /** Resident memory of the server, in MB, before and after. */
  before?: number;
  after?: number;
}

/** @returns in MB; undefined where the system does not tell */
function memoryOf(pid: number | undefined): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000;
  } catch {
    try {
      return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`])) / 1000;
    } catch {
      return undefined;
    }
  }
}

const { seconds } = options();
ensureBuild();
const measured: Measured[] = [];

/** @param environment of the site; an address: something else is measured */
async function measure(what: string, environment: Record<string, string> | string) {
  if (typeof environment === 'string') {
    measured.push({ what, ...(await load(environment, seconds)) });
    return;
  }
  const site = await startSite(environment);
  const before = memoryOf(site.process.pid);
  const figures = await load(`${site.url}/api/submit`, seconds);
  measured.push({ what, ...figures, before, after: memoryOf(site.process.pid) });
  await site.stop();
}

const upstream = fork(path.join(import.meta.dirname, 'support/fast-upstream.ts'), {
  execArgv: ['--import', 'tsx'],
});
const [{ port }] = (await once(upstream, 'message')) as [{ port: number }];
const UPSTREAM_URL = `http://127.0.0.1:${port}`;

console.log('Building the bare Next route ...');
const peers = await startPeers([]);
console.log(`Each for ${seconds} s under full load and ${seconds} s at a steady pace ...`);
await measure('upstream, directly', UPSTREAM_URL);
await measure('bare Next route, echo', peers.url + echoPath);
await peers.stop();
await measure('ours, no store', { UPSTREAM_URL, DATABASE_URL: 'off' });
await measure('ours, SQLite', { UPSTREAM_URL });
const postgres = await startPostgres({ durable: true });
if (postgres) {
  const DATABASE_URL = await freshDatabase(postgres.url);
  await measure('ours, PostgreSQL', { UPSTREAM_URL, DATABASE_URL });
  await postgres.stop();
}
upstream.disconnect();

const [direct, echo] = measured;
const rows = measured.map(({ what, perSecond, p50, p99, failed, before, after }) => ({
  'POST /api/submit': what,
  'requests/s': Math.round(perSecond),
  '× echo': (perSecond / (echo?.perSecond ?? NaN)).toFixed(2),
  'p50 ms': p50.toFixed(2),
  'p99 ms': p99.toFixed(2),
  'added p50': what.startsWith('ours') ? (p50 - (direct?.p50 ?? NaN)).toFixed(2) : undefined,
  'p99/p50': (p99 / p50).toFixed(1),
  failed,
  'MB before': before && Math.round(before),
  'MB after': after && Math.round(after),
}));
printMachine();
console.log(
  `\nLatency one after the other, 100 a second at most; requests/s with 50 connections.\n`,
);
console.log(table(rows));
console.log('\nTargets with a store: × echo ≥ 0.6, added p50 < 3 ms, p99 < 5 × p50.');
if (!postgres) console.log('PostgreSQL was not found, and is left out.');
save('submit', { seconds, measured });
