/**
 * `npm run bench:submit`: measures the latency and throughput of submissions with each kind of store. For comparison,
 * also measures direct calls to the upstream, and a bare Next route that echoes the body.
 */
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { runAlternating, parseOptions, saveResults } from '@/bench/support/bench';
import { measureLoad, type Load } from '@/bench/support/load';
import { echoPath, startPeers } from '@/bench/support/peers';
import ensureBuild from '@/e2e/global-setup';
import { createDatabase, startPostgres } from '@/lib/testing/postgres';
import { startSite, type Site } from '@/e2e/support/site';
import { computeMedian, formatTable } from '@/bench/support/table';

/** Returns a process's resident memory in MB; undefined without a process ID. */
const readMemory = ({ pid }: { pid?: number | undefined }) =>
  pid ? Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`])) / 1000) : undefined;

const { runs, seconds } = parseOptions();
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
async function startSubject(name: string, environment: Record<string, string>) {
  const site = await startSite({ UPSTREAM_URL, ...environment });
  sites.push(site);
  return { name, url: `${site.url}/api/submit`, pid: site.process.pid };
}
const subjects: { name: string; url: string; pid?: number | undefined }[] = [
  { name: 'upstream, directly', url: UPSTREAM_URL },
  { name: 'bare Next route, echo', url: peers.url + echoPath },
  await startSubject('ours, no store', { DATABASE_URL: 'off' }),
  await startSubject('ours, SQLite', {}),
];
if (postgres) {
  const DATABASE_URL = await createDatabase(postgres.url);
  subjects.push(await startSubject('ours, PostgreSQL', { DATABASE_URL }));
}

console.log(`${runs} rounds of ${seconds} s under full load and ${seconds} s at a steady rate ...`);
const memoryBefore = subjects.map(readMemory);
const WARM_UP_SECONDS = 4;
for (const { url } of subjects) await measureLoad(url, WARM_UP_SECONDS);
const loads = await runAlternating(subjects, runs, ({ url }) => measureLoad(url, seconds));
const [direct, echo] = loads as [Load[], Load[]];
const memoryAfter = subjects.map(readMemory);
for (const site of [...sites, peers]) await site.stop();
await postgres?.stop();
upstream.disconnect();

const rows = subjects.map(({ name, pid }, index) => {
  const computeRoundsMedian = (figure: (load: Load, round: number) => number) =>
    computeMedian(loads[index]!.map(figure));
  const addedMs = computeRoundsMedian(({ p50 }, round) => p50 - direct[round]!.p50);
  const echoRatio = computeRoundsMedian(
    ({ perSecond }, round) => perSecond / echo[round]!.perSecond,
  );
  return {
    'POST /api/submit': name,
    'requests/s': Math.round(computeRoundsMedian(({ perSecond }) => perSecond)),
    '× echo': echoRatio.toFixed(2),
    'p50 ms': computeRoundsMedian(({ p50 }) => p50).toFixed(2),
    'p99 ms': computeRoundsMedian(({ p99 }) => p99).toFixed(2),
    'added p50': pid && addedMs.toFixed(2),
    'p99/p50': computeRoundsMedian(({ p50, p99 }) => p99 / p50).toFixed(1),
    failed: loads[index]!.reduce((sum, { failed }) => sum + failed, 0),
    'MB before': memoryBefore[index],
    'MB after': memoryAfter[index],
  };
});
console.log(
  `\nMedians of ${runs} rounds. Latency is measured with one request at a time, at most 100 per second; requests/s with 50 connections.\n`,
);
console.log(formatTable(rows));
console.log('\nTargets with a store: × echo ≥ 0.6, added p50 < 3 ms, p99 < 5 × p50.');
if (!postgres) console.log('PostgreSQL is not installed, so it was not measured.');
saveResults('submit', { runs, seconds, subjects, loads, memoryBefore, memoryAfter });
