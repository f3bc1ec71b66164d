/**
 * `npm run bench:submit`: what our part of a submission costs, with each kind of store, over the
 * same upstream called directly and over a bare Next route that only echoes.
 */
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { inTurns, options, save } from '@/bench/support/bench';
import { load, type Load } from '@/bench/support/load';
import { echoPath, startPeers } from '@/bench/support/peers';
import ensureBuild from '@/e2e/global-setup';
import { freshDatabase, startPostgres } from '@/lib/testing/postgres';
import { startSite, type Site } from '@/e2e/support/site';
import { median, table } from '@/e2e/support/table';

/** @returns in MB; undefined where it is no site of ours */
const memoryOf = ({ pid }: { pid?: number | undefined }) =>
  pid ? Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`])) / 1000) : undefined;

const { runs, seconds } = options();
ensureBuild();
console.log('Building the bare Next route ...');
const peers = await startPeers([]);
const upstream = fork(path.join(import.meta.dirname, 'support/fast-upstream.ts'), {
  execArgv: ['--import', 'tsx'],
});
const [{ port }] = (await once(upstream, 'message')) as [{ port: number }];
const UPSTREAM_URL = `http://127.0.0.1:${port}`;
const postgres = await startPostgres({ durable: true });

const sites: Site[] = [];
async function ours(what: string, environment: Record<string, string>) {
  const site = await startSite({ UPSTREAM_URL, ...environment });
  sites.push(site);
  return { what, url: `${site.url}/api/submit`, pid: site.process.pid };
}
const subjects: { what: string; url: string; pid?: number | undefined }[] = [
  { what: 'upstream, directly', url: UPSTREAM_URL },
  { what: 'bare Next route, echo', url: peers.url + echoPath },
  await ours('ours, no store', { DATABASE_URL: 'off' }),
  await ours('ours, SQLite', {}),
];
if (postgres) {
  const DATABASE_URL = await freshDatabase(postgres.url);
  subjects.push(await ours('ours, PostgreSQL', { DATABASE_URL }));
}

console.log(
  `${runs} rounds: each for ${seconds} s under full load and ${seconds} s at a steady pace ...`,
);
const before = subjects.map(memoryOf);
// Until the servers have compiled what they need.
for (const { url } of subjects) await load(url, 4);
const loads = await inTurns(subjects, runs, ({ url }) => load(url, seconds));
const [direct, echo] = loads as [Load[], Load[]];
const after = subjects.map(memoryOf);
for (const site of [...sites, peers]) await site.stop();
await postgres?.stop();
upstream.disconnect();

const rows = subjects.map(({ what, pid }, index) => {
  /** The middle of what each round says; in relation to what stood beside it in that round. */
  const middle = (figure: (load: Load, round: number) => number) =>
    median(loads[index]!.map(figure));
  const added = middle(({ p50 }, round) => p50 - direct[round]!.p50);
  const timesEcho = middle(({ perSecond }, round) => perSecond / echo[round]!.perSecond);
  return {
    'POST /api/submit': what,
    'requests/s': Math.round(middle(({ perSecond }) => perSecond)),
    '× echo': timesEcho.toFixed(2),
    'p50 ms': middle(({ p50 }) => p50).toFixed(2),
    'p99 ms': middle(({ p99 }) => p99).toFixed(2),
    'added p50': pid && added.toFixed(2),
    'p99/p50': middle(({ p50, p99 }) => p99 / p50).toFixed(1),
    failed: loads[index]!.reduce((sum, { failed }) => sum + failed, 0),
    'MB before': before[index],
    'MB after': after[index],
  };
});
console.log(
  `\nMedians of ${runs} rounds. Latency one after the other, 100 a second at most; requests/s with 50 connections.\n`,
);
console.log(table(rows));
console.log('\nTargets with a store: × echo ≥ 0.6, added p50 < 3 ms, p99 < 5 × p50.');
if (!postgres) console.log('PostgreSQL was not found, and is left out.');
save('submit', { runs, seconds, subjects, loads, before, after });
