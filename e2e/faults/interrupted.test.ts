/** Commands that are killed and run again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setImmediate as yieldToEvents } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { listRows, databases, openTestStore } from '@/lib/testing/databases';
import { copyOldStore, oldKeys } from '@/lib/testing/releases/stores';
import { waitUntil } from '@/lib/testing/wait-until';
import type { Store } from '@/lib/server/submissions/store/store';

const isLong = process.env.FAULTS === 'long';
/** How often a command is killed. */
const KILLS = isLong ? 20 : 1;
/** How many processes start at once. */
const STARTS = isLong ? 60 : 6;
/** Enough rows to kill each command before it ends. */
const ROWS = 16_000 + KILLS * 4000;
const timeout = 600_000 + KILLS * 60_000;

/** Starts `npm run submissions`. */
const startCommand = (DATABASE_URL: string, line: string) =>
  spawn(process.execPath, ['lib/scripts/submissions.cjs', ...line.split(' ')], {
    env: { ...process.env, DATABASE_URL, UPSTREAM_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const waitForExitCode = async (child: ReturnType<typeof startCommand>) =>
  (await once(child, 'exit'))[0] as number;

async function countRows({ db }: Store, condition = sql`1 = 1`): Promise<number> {
  const query = sql<{
    count: number;
  }>`SELECT count(*) AS count FROM submissions WHERE ${condition}`;
  return (await query.execute(db)).rows[0]!.count;
}

/**
 * Starts the command KILLS times, and kills it as soon as the number of rows changes. Then runs it to its end.
 *
 * @returns the exit code of the last run
 */
async function runWithKills(url: string, line: string, countLeft: () => Promise<number>) {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = await countLeft();
    const child = startCommand(url, line);
    const exited = once(child, 'exit');
    while (child.exitCode === null && (await countLeft()) === before) await yieldToEvents();
    child.kill('SIGKILL');
    expect(await exited).toEqual([null, 'SIGKILL']);
  }
  return waitForExitCode(startCommand(url, line));
}

/** Returns whether another process has the store open. */
async function isStoreOpen(url: string): Promise<boolean> {
  if (url.startsWith('file:')) return existsSync(`${url.slice('file:'.length)}-wal`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const otherSessions = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  const { rowCount } = await client.query(otherSessions);
  await client.end();
  return rowCount !== 0;
}

describe.each(databases)('with the store in $name', (database) => {
  /** Creates a store in which half of the rows belong to gone@example.com. */
  async function createFilledStore() {
    const url = await database.createUrl();
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

  test('delete completes when it runs again after kill -9', { timeout }, async () => {
    const { url, store } = await createFilledStore();
    const rowsToDelete = sql`body LIKE '%gone@example.com%'`;
    const line = 'delete --match gone@example.com --yes';
    expect(await runWithKills(url, line, () => countRows(store))).toBe(0);
    expect(await countRows(store, rowsToDelete)).toBe(0);
    expect(await countRows(store)).toBe(ROWS / 2);
  });

  test(
    `the migration completes after kill -9, and when ${STARTS} processes start at once`,
    { timeout },
    async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const url = await copyOldStore(database);
        const child = startCommand(url, 'list');
        const exited = once(child, 'exit');
        await waitUntil(
          'the command has opened the store',
          async () => child.exitCode === 0 || isStoreOpen(url),
        );
        child.kill('SIGKILL');
        await exited;
        expect(await listRows(await openTestStore(url))).toHaveLength(oldKeys.length);
      }
      const url = await copyOldStore(database);
      const all = Array.from({ length: STARTS }, () => waitForExitCode(startCommand(url, 'list')));
      expect((await Promise.all(all)).filter((code) => code !== 0)).toEqual([]);
      expect(await listRows(await openTestStore(url))).toHaveLength(oldKeys.length);
    },
  );
});
