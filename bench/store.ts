/**
 * `npm run bench:store`: what an operator does with a large store while visitors write and read: how long it
 * takes, how much memory, and what it does to them. `--rows` and `--seconds` make it smaller.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Command } from 'commander';
import { sql } from 'kysely';
import { save } from '@/bench/support/bench';
import ensureBuild from '@/e2e/global-setup';
import { startSite } from '@/e2e/support/site';
import { table } from '@/e2e/support/table';
import { parseEnv } from '@/lib/env';
import { createServices } from '@/lib/server/submissions/services';
import type { Filter } from '@/lib/server/submissions/store/filters';
import { freshDatabase, startPostgres } from '@/lib/testing/postgres';
import { validValues } from '@/lib/testing/values';

const { rows, seconds } = new Command()
  .option('--rows <count>', 'in the store', Number, 1_000_000)
  .option('--seconds <count>', 'without a command, before each, to compare with', Number, 15)
  .parse()
  .opts<{ rows: number; seconds: number }>();
const DAY = 86_400_000;
const DAYS = 170;
const folder = mkdtempSync(path.join(tmpdir(), 'tassel-bench-'));
const file = path.join(folder, 'store.db');
const DATABASE_URL = `file:${file}`;

/** Submissions of two forms, half of them delivered; one in 1,000 was rejected. None is old enough to be deleted. */
async function fill() {
  const store = (await createServices(parseEnv({ DATABASE_URL })).store())!;
  const body = JSON.stringify({ ...validValues('submit'), email: 'EMAIL' });
  const step = Math.floor((DAYS * DAY) / rows);
  const first = Date.now() - DAYS * DAY;
  await store.write((db) =>
    sql`WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < ${rows})
      INSERT INTO submissions (key, form, state, fingerprint, received_at, attempts, last_attempt_at, body)
      SELECT printf('%08x-%d', (i * 2654435761) & 4294967295, i),
        CASE i % 2 WHEN 0 THEN 'submit' ELSE 'apply' END,
        CASE WHEN i % 1000 = 0 THEN 'rejected' WHEN i % 2 = 0 THEN 'delivered' ELSE 'stored' END,
        'f', ${first} + i * ${step}, 1, ${first} + i * ${step},
        CASE WHEN i % 2 = 0 AND i % 1000 THEN NULL
          ELSE replace(${body}, 'EMAIL', printf('person%d@example.com', i)) END
      FROM number`.execute(db),
  );
  await store.checkpoint?.();
  await store.close();
}

console.log(`Filling a store with ${rows} rows ...`);
await fill();
ensureBuild();
const megabytes = Math.round(statSync(file).size / 1e6);
const postgres = await startPostgres({ durable: true });
const site = await startSite({ DATABASE_URL });

type Kind = 'submission' | 'page' | 'health';
/** What each visitor waited, in ms, and in which second since the beginning. */
let waits: { kind: Kind; took: number; second: number }[] = [];
let began = performance.now();
let failed = 0;
let isOver = false;
async function visit(kind: Kind) {
  const sent = performance.now();
  const body = JSON.stringify({ ...validValues('submit'), message: `${Math.random()}` });
  const post = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  const where = { submission: '/api/submit', page: '/', health: '/api/health' }[kind];
  const answer = await fetch(site.url + where, kind === 'submission' ? post : {}).catch(() => null);
  await answer?.text();
  if (!answer?.ok) failed += 1;
  const now = performance.now();
  waits.push({ kind, took: now - sent, second: Math.floor((sent - began) / 1000) });
}
/** Ten submissions, ten pages and two looks at health each second, whatever becomes of the ones before. */
async function visitors() {
  for (let tick = 0; !isOver; tick += 1) {
    for (const kind of ['submission', 'page'] as const) void visit(kind);
    if (tick % 5 === 0) void visit('health');
    await sleep(100);
  }
}

const of = (kind: Kind, second?: number) =>
  waits
    .filter((wait) => wait.kind === kind && (second === undefined || wait.second === second))
    .map(({ took }) => took)
    .sort((one, other) => one - other);
const part = (all: number[], share: number) => all[Math.ceil(all.length * share) - 1] ?? NaN;
type Figures = Record<string, string | number>;
const p99s = () => ({
  submission: part(of('submission'), 0.99),
  page: part(of('page'), 0.99),
  health: part(of('health'), 0.99),
});

async function measure(what: string, action: () => Promise<string>): Promise<Figures> {
  // Right before, since other work on the machine comes and goes.
  waits = [];
  await sleep(seconds * 1000);
  const without = p99s();
  waits = [];
  failed = 0;
  began = performance.now();
  const said = await action();
  const took = (performance.now() - began) / 1000;
  // So that there is something to compare.
  await sleep(Math.max(0, 3000 - took * 1000));
  const p99 = p99s();
  const last = Math.max(...waits.map(({ second }) => second));
  const each = Array.from({ length: last + 1 }, (_, second) =>
    part(of('submission', second), 0.99),
  );
  console.log(`\n${what}: ${said}\np99 of each second: ${each.map(Math.round).join(' ')}`);
  const ratio = (kind: Kind) =>
    `${p99[kind].toFixed(0)} (${(p99[kind] / without[kind]).toFixed(1)} ×)`;
  return {
    meanwhile: what,
    s: took.toFixed(1),
    said,
    failed,
    p50: part(of('submission'), 0.5).toFixed(0),
    'p99 submissions': ratio('submission'),
    'p99 pages': ratio('page'),
    'p99 health': ratio('health'),
  };
}

/** @returns the end of what it printed, and its memory at most */
async function run(command: string, ...parameters: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL, UPSTREAM_URL: '' };
  const child = spawn(command, parameters, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let lines = 0;
  let most = 0;
  child.stdout.on('data', (text: Buffer) => (lines += text.toString().split('\n').length - 1));
  const memory = setInterval(() => {
    try {
      most = Math.max(most, Number(execFileSync('ps', ['-o', 'rss=', '-p', `${child.pid}`])));
    } catch {
      // It has ended.
    }
  }, 500);
  const [code] = (await once(child, 'close')) as [number];
  clearInterval(memory);
  return `code ${code}, ${lines} lines, ${Math.round(most / 1000)} MB`;
}
const submissions = (line: string) => () =>
  run(process.execPath, 'lib/scripts/submissions.cjs', ...line.split(' '));

const key = (number: number) => ((number * 2654435761) % 4294967296).toString(16).padStart(8, '0');
/** What commands ask of the store, without the start of a process: how long until the answer, in ms. */
async function ownWork() {
  const store = (await createServices(parseEnv({ DATABASE_URL })).store())!;
  const first = (filter: Filter) => store.list(filter)[Symbol.asyncIterator]().next();
  const questions = {
    'show ID': () => store.find(key(rows - 501)),
    'first line of list': () => first({}),
    'first line of list --since 30d': () => first({ since: Date.now() - 30 * DAY }),
  };
  for (const [what, ask] of Object.entries(questions)) {
    const began = performance.now();
    await ask();
    console.log(`${what}: ${(performance.now() - began).toFixed(1)} ms`);
  }
  await store.close();
}

const person = (number: number) => `person${number}@example.com`;
const steps: [string, () => Promise<string>][] = [
  ['nothing more', () => sleep(seconds * 1000, '')],
  ['show ID', submissions(`show ${key(rows - 501)}`)],
  ['list --limit 1', submissions('list --limit 1')],
  ['list --match', submissions(`list --match ${person(rows - 1001)}`)],
  ['export --state rejected', submissions('export --state rejected')],
  ['VACUUM INTO', () => run('sqlite3', file, `VACUUM INTO '${path.join(folder, 'backup.db')}'`)],
  ['delete --match', submissions(`delete --match ${person(1001)} --yes`)],
  ['delete ID', submissions(`delete ${key(2001)} --yes`)],
  ['purge', submissions('purge --older-than 160d --yes')],
];
if (postgres) {
  const to = await freshDatabase(postgres.url);
  steps.push(['copy --to PostgreSQL', submissions(`copy --to ${to}`)]);
}
const visiting = visitors();
await ownWork();
const figures: Figures[] = [];
for (const [what, action] of steps) figures.push(await measure(what, action));
isOver = true;
await visiting;
await site.stop();
await postgres?.stop();
rmSync(folder, { recursive: true });
console.log(`\n${rows} rows, ${megabytes} MB; ten submissions, ten pages a second meanwhile.\n`);
console.log(table(figures));
console.log('\nTargets: p99 within 1.5 × of without, within 2 × during purge; none failed.');
save('store', { rows, megabytes, figures });
