/**
 * `npm run test:soak`: submissions at a steady pace, from visitors on this machine, through the
 * production build to an upstream; then counts what arrived and how much memory it took.
 * `-- --seconds 300 --rate 50 --store sqlite` are the defaults; or `--store postgres`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pendingAt, submit, succeeded } from '@/e2e/faults/support/client';
import { memoryOf } from '@/e2e/faults/support/memory';
import { calls } from '@/lib/testing/values';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { freshDatabase, startPostgres } from '@/lib/testing/postgres';
import { startSite } from '@/e2e/support/site';
import ensureBuild from '@/e2e/global-setup';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    rate: { type: 'string', default: '50' },
    store: { type: 'string', default: 'sqlite' },
  },
});
const [seconds, rate] = [Number(values.seconds), Number(values.rate)];

ensureBuild();
const upstream = await new FakeUpstream().start();
const postgres = values.store === 'postgres' ? await startPostgres({ durable: true }) : null;
if (values.store === 'postgres' && !postgres) throw new Error('PostgreSQL is not installed.');
const site = await startSite({
  UPSTREAM_URL: upstream.url,
  ...(postgres && { DATABASE_URL: await freshDatabase(postgres.url) }),
});

const times: number[] = [];
const failures = new Map<number, number>();
const accepted: string[] = [];
const underWay = new Set<Promise<void>>();
const readings: number[] = [];

async function visit(count: number): Promise<void> {
  const start = performance.now();
  const sent = await submit(site.url, { call: calls[count % calls.length] });
  times.push(performance.now() - start);
  if (succeeded(sent)) accepted.push(sent.key);
  else failures.set(sent.status, (failures.get(sent.status) ?? 0) + 1);
}

console.log(`${rate} submissions a second for ${seconds} s to ${site.url}, ${values.store}`);
const start = performance.now();
const total = rate * seconds;
for (let count = 0; count < total; count += 1) {
  // By the clock and not by the answers: visitors do not wait for each other.
  const due = start + (count * 1000) / rate;
  const early = due - performance.now();
  if (early > 0) await sleep(early);
  const visiting: Promise<void> = visit(count).finally(() => underWay.delete(visiting));
  underWay.add(visiting);
  if (count % (rate * 10) === 0) readings.push(memoryOf(site));
}
await Promise.all(underWay);
readings.push(memoryOf(site));
const took = (performance.now() - start) / 1000;
const pending = await pendingAt(site.url);
await site.stop();
await upstream.stop();
await postgres?.stop();

const lost = accepted.filter((key) => !upstream.taken.has(key)).length;
const twice = [...upstream.taken.values()].filter(({ length }) => length > 1).length;
times.sort((a, b) => a - b);
const percentile = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1);
const failed = [...failures].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none';
console.log(`sent ${total} in ${took.toFixed(1)} s (${(total / took).toFixed(1)} a second)`);
console.log(`answered with success ${accepted.length}, failed ${failed}`);
console.log(`lost ${lost}, sent twice ${twice}, pending ${pending}`);
console.log(`ms: p50 ${percentile(0.5)}, p95 ${percentile(0.95)}, p99 ${percentile(0.99)}`);
console.log(`memory, MiB, every 10 s: ${readings.join(' ')}`);
const kept = accepted.length === total && lost === 0 && twice === 0 && pending === 0;
console.log(kept ? '1 passed, 0 failed' : '0 passed, 1 failed');
process.exitCode = kept ? 0 : 1;
