/**
 * `npm run test:attacks`: asks for a page every 50 ms while the site is attacked in the ways it was
 * once found weak to, and prints how long the pages took. `-- disk` runs those with that in their name.
 * `npm run test:soak` is its steady pace for minutes: `-- --seconds 300 --rate 50 --store sqlite` are the
 * defaults; or `--store postgres`. Fails when a page was not served, or a submission that was answered
 * with success did not arrive, or arrived twice; times are for a person to read.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { attacks, submissions, type Attack } from '@/e2e/faults/attacks/attacks';
import { submit } from '@/e2e/faults/support/client';
import { memoryOf } from '@/e2e/faults/support/memory';
import { pagesDuring } from '@/e2e/faults/support/pages';
import ensureBuild from '@/e2e/global-setup';
import { startSite } from '@/e2e/support/site';
import { median, table } from '@/e2e/support/table';
import { freshDatabase, startPostgres } from '@/lib/testing/postgres';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string' }, rate: { type: 'string' }, store: { type: 'string' } },
});

ensureBuild();
const postgres = values.store === 'postgres' ? await startPostgres({ durable: true }) : null;
if (values.store === 'postgres' && !postgres) throw new Error('PostgreSQL is not installed.');

async function flood(url: string, attack: Attack) {
  const { requests = submissions, senders = 4 } = attack;
  const duration = Number(values.seconds ?? attack.seconds ?? 6);
  const overallRate = Number(values.rate ?? attack.rate) || undefined;
  // Some answers take long.
  const options = { url, requests, connections: senders, duration, overallRate, timeout: 120 };
  const { statusCodeStats = {}, errors, non2xx, latency } = await autocannon(options);
  const counts = Object.entries(statusCodeStats).map(
    ([status, { count }]) => `${count} × ${status}`,
  );
  const answers = [...counts, ...(errors ? [`${errors} × none`] : [])].join(', ');
  const { p50, p99 } = latency;
  const accepted = statusCodeStats['200']?.count ?? 0;
  return { answers, p50, p99, accepted, noSuccess: errors + non2xx };
}

/** Attacks a site of its own with its upstream and store, and has a visitor meanwhile. */
async function rowOf(attack: Attack) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tassel-attack-'));
  const file = path.join(folder, 'store.db');
  await attack.prepare?.(file);
  const upstream = await new FakeUpstream().start();
  const site = await startSite({
    UPSTREAM_URL: attack.withoutUpstream ? '' : upstream.url,
    DATABASE_URL: postgres ? await freshDatabase(postgres.url) : `file:${file}`,
  });
  const end = attack.begin?.({ site, upstream, file });
  const before = memoryOf(site);
  const [sent, { times, failed }] = await pagesDuring(site.url, () => flood(site.url, attack));
  const memory = `${before} → ${memoryOf(site)}`;
  const health = (await (await fetch(`${site.url}/api/health`)).json()) as { status: string };
  const arrived = upstream.taken.size;
  await end?.();
  const afterwards = await submit(site.url);
  await site.stop();
  await upstream.stop();
  rmSync(folder, { recursive: true });
  const taken = [...upstream.taken.values()];
  return {
    attack: attack.name,
    pages: times.length,
    // Where nothing goes wrong, each submission succeeds.
    failed: failed + (attack.rate ? sent.noSuccess : 0),
    'median ms': Math.ceil(median(times)),
    'slowest ms': Math.ceil(times.at(-1) ?? NaN),
    answers: sent.answers,
    'p50 ms': sent.p50,
    'p99 ms': sent.p99,
    lost: attack.requests || attack.withoutUpstream ? 0 : Math.max(0, sent.accepted - arrived),
    'sent twice': taken.filter(({ length }) => length > 1).length,
    MiB: memory,
    'KiB of log': site.log().length >> 10,
    health: health.status,
    afterwards: afterwards.status,
  };
}

const rows = [];
for (const attack of attacks.filter(({ name }) => name.includes(positionals[0] ?? ''))) {
  const isLeftOut = attack.needs && !existsSync(attack.needs);
  console.log(attack.name, isLeftOut ? `is left out: there is no ${attack.needs}` : '...');
  if (!isLeftOut) rows.push(await rowOf(attack));
}
await postgres?.stop();
console.log(`\n${table(rows)}\n`);
const isBroken = rows.some((row) => row.failed + row.lost + row['sent twice'] > 0);
console.log(isBroken ? '0 passed, 1 failed' : '1 passed, 0 failed');
process.exitCode = isBroken ? 1 : 0;
