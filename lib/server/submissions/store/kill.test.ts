/** `kill -9` in the middle of what an operator starts: nothing is lost, and the same command ends well. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { allRows, databases, openTestStore } from '@/lib/testing/databases';
import { oldStore } from '@/lib/testing/releases/stores';

const isLong = process.env.FAULTS === 'long';
const KILLS = isLong ? 20 : 2;
const STARTS = isLong ? 60 : 6;
const ROWS = 3000;

/** `npm run submissions`, in a process of its own. */
const start = (DATABASE_URL: string, ...line: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', 'lib/scripts/submissions.ts', ...line], {
    env: { ...process.env, DATABASE_URL, UPSTREAM_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const codeOf = async (child: ReturnType<typeof start>) => (await once(child, 'exit'))[0] as number;

/** Kills the command a little later each time; then it may end. @returns its exit code */
async function killedAgainAndAgain(url: string, line: string[], kills = KILLS) {
  for (let kill = 0; kill < kills; kill += 1) {
    const child = start(url, ...line);
    const gone = once(child, 'exit');
    await Promise.race([gone, sleep(500 + Math.random() * 2500)]);
    child.kill('SIGKILL');
    await gone;
  }
  return codeOf(start(url, ...line));
}

const timeout = 120_000 + KILLS * 30_000;

describe.each(databases)('with the store in $name', (database) => {
  /** Half of it may be deleted: `gone@example.com`. */
  async function filled() {
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

  test('a deletion', { timeout }, async () => {
    const { url, store } = await filled();
    // Its code says whether anything was left to delete.
    await killedAgainAndAgain(url, ['delete', '--match', 'gone@example.com', '--yes']);
    const rows = await allRows(store);
    expect(rows).toHaveLength(ROWS / 2);
    expect(rows.filter(({ body }) => !body?.includes('kept@example.com'))).toEqual([]);
  });

  test('a purge', { timeout }, async () => {
    const { url, store } = await filled();
    expect(await killedAgainAndAgain(url, ['purge', '--older-than', '0d', '--yes'])).toBe(0);
    expect(await allRows(store)).toEqual([]);
  });

  test('a copy', { timeout }, async () => {
    const { url, store } = await filled();
    const to = await database.fresh();
    expect(await killedAgainAndAgain(url, ['copy', '--to', to])).toBe(0);
    expect(await allRows(await openTestStore(to))).toEqual(await allRows(store));
  });

  test(`a migration, and ${STARTS} starts at once`, { timeout: timeout * 2 }, async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const url = await oldStore(database);
      expect(await killedAgainAndAgain(url, ['list'], 1)).toBe(0);
      expect(await allRows(await openTestStore(url))).toHaveLength(7);
    }
    const url = await oldStore(database);
    const codes = await Promise.all(
      Array.from({ length: STARTS }, () => codeOf(start(url, 'list'))),
    );
    expect(codes.filter((code) => code !== 0)).toEqual([]);
    expect(await allRows(await openTestStore(url))).toHaveLength(7);
  });
});
