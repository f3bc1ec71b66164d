/**
 * `npm run test:attacks`: asks for a page every 50 ms while the site is attacked in the ways it was
 * once found weak to, and prints how long the pages took. `npm run test:soak` is its steady pace for
 * minutes, on each database. Fails when a page was not served, or a submission that was answered with
 * success did not arrive, or arrived twice; times are for a person to read.
 */
import { rmSync } from 'node:fs';
import autocannon from 'autocannon';
import { afterAll, expect } from 'vitest';
import { attacks, type Attack } from '@/e2e/faults/attacks/attacks';
import { submissions } from '@/e2e/faults/attacks/requests';
import { healthOf, submit } from '@/e2e/faults/support/client';
import { cpuOf, memoryOf } from '@/e2e/faults/support/memory';
import { test } from '@/e2e/faults/support/test';
import { median, table, type Row } from '@/e2e/support/table';
import { sqlite } from '@/lib/testing/databases';

/** How long requests are sent, in s; or as long as this attack needs. */
const isSoak = process.env.npm_lifecycle_event === 'test:soak';
const DURATION = Number(process.env.DURATION ?? (isSoak ? 300 : 6));

async function flood(url: string, { requests = submissions, senders = 4, ...attack }: Attack) {
  const duration = attack.seconds ?? DURATION;
  // Some answers take long. The site ends a connection with its 1,000th answer, which autocannon ignores.
  const limits = { duration, timeout: 120, reconnectRate: 500 };
  const options = { url, requests, connections: senders, ...limits };
  const sent = await autocannon({ ...options, overallRate: attack.rate });
  const { statusCodeStats = {}, errors, non2xx, latency } = sent;
  const counts = Object.entries(statusCodeStats).map(
    ([status, { count }]) => `${count} × ${status}`,
  );
  const answers = [...counts, ...(errors ? [`${errors} × none`] : [])].join(', ');
  const accepted = statusCodeStats['200']?.count ?? 0;
  return { answers, latency, accepted, noSuccess: errors + non2xx };
}

/**
 * A visitor who asks for a page every 50 ms while something runs, on a new connection each time and
 * without waiting for the page before.
 */
async function pagesDuring<Result>(url: string, running: Promise<Result>) {
  const times: number[] = [];
  const asked: Promise<unknown>[] = [];
  let failed = 0;
  const ask = async () => {
    const start = performance.now();
    const init = { headers: { connection: 'close' }, signal: AbortSignal.timeout(120_000) };
    const isServed = await fetch(url, init)
      .then((page) => page.arrayBuffer().then(() => page.ok))
      .catch(() => false);
    times.push(performance.now() - start);
    if (!isServed) failed += 1;
  };
  const timer = setInterval(() => asked.push(ask()), 50);
  const result = await running.finally(() => clearInterval(timer));
  await Promise.all(asked);
  return { result, failed, times: times.sort((a, b) => a - b) };
}

const rows: Row[] = [];
afterAll(() => console.log(`\n${table(rows)}\n`));

test.for(attacks)(
  '$name',
  { timeout: (DURATION + 300) * 1000 },
  async (attack, { start, upstream, onTestFinished }) => {
    const store = await (attack.database ?? sqlite).fresh();
    const file = store.replace(/^file:/, '');
    onTestFinished(() => rmSync(file, { force: true }));
    const site = await start({
      UPSTREAM_URL: attack.withoutUpstream ? '' : upstream.url,
      DATABASE_URL: store,
      // What is kept for each request of an attack, however little, shows as a crash.
      NODE_OPTIONS: '--max-old-space-size=160',
      ...attack.environment,
    });
    const end = attack.begin?.({ site, upstream, file });
    const before = { memory: memoryOf(site), cpu: cpuOf(site) };
    const flooding = flood(site.url, attack);
    const { result: sent, failed, times } = await pagesDuring(site.url, flooding);
    const memory = `${before.memory} → ${memoryOf(site)}, most ${memoryOf(site, 'VmHWM')}`;
    const cpu = (cpuOf(site) - before.cpu).toFixed(1);
    // A site that has ended says why.
    expect(site.process.exitCode ?? site.process.signalCode, site.log().slice(-3000)).toBeNull();
    const health = await healthOf(site.url);
    const arrived = [...upstream.taken.values()];
    await end?.();
    const afterwards = await submit(site.url);
    const isForwarded = !attack.requests && !attack.withoutUpstream;
    const row = {
      attack: attack.name,
      pages: times.length,
      // Where nothing goes wrong, each submission succeeds.
      failed: failed + (attack.rate ? sent.noSuccess : 0),
      'median ms': Math.ceil(median(times)),
      'slowest ms': Math.ceil(times.at(-1) ?? NaN),
      answers: sent.answers,
      'p50 ms': sent.latency.p50,
      'p99 ms': sent.latency.p99,
      lost: isForwarded ? Math.max(0, sent.accepted - arrived.length) : 0,
      'sent twice': arrived.filter(({ length }) => length > 1).length,
      MiB: memory,
      'CPU s': cpu,
      'KiB of log': site.log().length >> 10,
      health: health.status,
      afterwards: afterwards.status,
    };
    rows.push(row);
    expect(row).toMatchObject({ failed: 0, lost: 0, 'sent twice': 0 });
  },
);
