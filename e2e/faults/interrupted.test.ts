/** `kill -9` interrupts an operator's command; running it again completes it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { allRows, databases, openTestStore } from '@/lib/testing/databases';
import { copyOldStore, oldKeys } from '@/lib/testing/releases/stores';
import type { Store } from '@/lib/server/submissions/store/store';

const isLong = process.env.FAULTS === 'long';
const KILLS = isLong ? 20 : 1;
const STARTS = isLong ? 60 : 6;
/** Enough that no command ends before it is killed. */
const ROWS = 16_000 + KILLS * 4000;
const timeout = 120_000 + KILLS * 60_000;

/** Starts `npm run submissions`. */
const start = (DATABASE_URL: string, line: string) =>
  spawn(process.execPath, ['lib/scripts/submissions.cjs', ...line.split(' ')], {
    env: { ...process.env, DATABASE_URL, UPSTREAM_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const codeOf = async (child: ReturnType<typeof start>) => (await once(child, 'exit'))[0] as number;

async function count({ db }: Store, what = sql`1 = 1`): Promise<number> {
  const query = sql<{ count: number }>`SELECT count(*) AS count FROM submissions WHERE ${what}`;
  return (await query.execute(db)).rows[0]!.count;
}

/** Kills the command each time it has changed the count. Returns the exit code of a last run. */
async function runWithKills(url: string, line: string, countRows: () => Promise<number>) {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = await countRows();
    const child = start(url, line);
    const gone = once(child, 'exit');
    while (child.exitCode === null && (await countRows()) === before) await sleep(1);
    child.kill('SIGKILL');
    expect(await gone).toEqual([null, 'SIGKILL']);
  }
  return codeOf(start(url, line));
}

describe.each(databases)('with the store in $name', (database) => {
  /** Creates a store in which half of the rows belong to gone@example.com. */
  async function createFilledStore() {
    const url = await database.fresh();
    const store = await openTestStore(url);
    await store.write((db) =>
      sql`WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < ${ROWS})
        INSERT INTO submissions (key, form, state, fingerprint, received_at, attempts, body)
        SELECT 'key-' || i, 'submit', 'stored', 'f', 1, 0,
          CASE i % 2 WHEN 0 THEN '{"email":"gone@example.com"}' ELSE '{"email":"kept@example.com"}' END
        FROM number`.execute(db),
    );
    return { url, store };
  }

  test('deletes all matching submissions after a killed deletion', { timeout }, async () => {
    const { url, store } = await createFilledStore();
    const isLeft = sql`body LIKE '%gone@example.com%'`;
    const line = 'delete --match gone@example.com --yes';
    expect(await runWithKills(url, line, () => count(store))).toBe(0);
    expect(await count(store, isLeft)).toBe(0);
    expect(await count(store)).toBe(ROWS / 2);
  });

  test(`migrates after killed starts, and with ${STARTS} starts at once`, { timeout }, async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const url = await copyOldStore(database);
      const child = start(url, 'list');
      const gone = once(child, 'exit');
      await Promise.race([gone, sleep(500 + Math.random() * 1500)]);
      child.kill('SIGKILL');
      await gone;
      expect(await allRows(await openTestStore(url))).toHaveLength(oldKeys.length);
    }
    const url = await copyOldStore(database);
    const all = Array.from({ length: STARTS }, () => codeOf(start(url, 'list')));
    expect((await Promise.all(all)).filter((code) => code !== 0)).toEqual([]);
    expect(await allRows(await openTestStore(url))).toHaveLength(oldKeys.length);
  });
});
