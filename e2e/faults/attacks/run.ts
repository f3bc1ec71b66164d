/**
 * `npm run test:attacks`: asks for a page every 50 ms while the site is attacked in the ways it was
 * once found weak to, and prints how long the pages took. `-- disk` runs those with that in their name.
 * Fails when a page was not served; times are for a person to read.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Attack, Stage } from '@/e2e/faults/attacks/attack';
import { pagesDuring, type Pages } from '@/e2e/faults/support/pages';
import { requestAttacks } from '@/e2e/faults/attacks/requests';
import { storeAttacks } from '@/e2e/faults/attacks/store';
import { median, table } from '@/e2e/support/table';
import { isNginxInstalled, startNginx } from '@/e2e/faults/support/nginx';
import ensureBuild from '@/e2e/global-setup';
import { startPostgres } from '@/lib/testing/postgres';
import { startSite } from '@/e2e/support/site';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';

const only = process.argv[2] ?? '';
const wanted = [...requestAttacks, ...storeAttacks].filter(({ name }) => name.includes(only));

ensureBuild();
const postgres = wanted.some(({ needs }) => needs === 'postgres') ? await startPostgres() : null;
const isThere = {
  nginx: isNginxInstalled && process.platform === 'linux',
  prlimit: existsSync('/usr/bin/prlimit'),
  // One of our own: another may not be stopped.
  postgres: postgres?.halt !== undefined,
};

/** A site of its own with its upstream and store, and a visitor meanwhile. */
async function attack({ needs, environment, prepare, run }: Attack): Promise<[string, Pages]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tassel-attack-'));
  const file = path.join(folder, 'store.db');
  await prepare?.(file);
  const upstream = await new FakeUpstream().start();
  const site = await startSite({
    UPSTREAM_URL: upstream.url,
    DATABASE_URL: `file:${file}`,
    ...(await environment?.(postgres)),
  });
  const proxy = needs === 'nginx' ? await startNginx(site.url) : undefined;
  const stage: Stage = { site, url: proxy?.url ?? site.url, upstream, file, postgres };
  try {
    return await pagesDuring(stage.url, () => run(stage));
  } finally {
    await proxy?.stop();
    await site.stop();
    await upstream.stop();
    rmSync(folder, { recursive: true });
  }
}

const rows = [];
let failures = 0;
for (const one of wanted) {
  if (one.needs && !isThere[one.needs]) {
    console.log(`${one.name}: left out, ${one.needs} is not installed`);
    continue;
  }
  console.log(`${one.name} ...`);
  const [result, { times, failed }] = await attack(one);
  failures += failed;
  rows.push({
    attack: one.name,
    pages: times.length,
    failed,
    'median ms': Math.ceil(median(times)),
    'slowest ms': Math.ceil(times.at(-1) ?? NaN),
    'what came of it': result,
  });
}
await postgres?.stop();
console.log(`\n${table(rows)}\n`);
console.log(failures ? `0 passed, 1 failed` : '1 passed, 0 failed');
process.exitCode = failures ? 1 : 0;
