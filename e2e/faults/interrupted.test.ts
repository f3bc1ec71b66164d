/** Commands that are killed and run again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { listRows, databases, openTestStore } from '@/lib/testing/databases';
import { copyOldStore, oldKeys } from '@/lib/testing/releases/stores';
import { waitUntil } from '@/lib/testing/wait-until';

/** How often a command is killed. */
const KILLS = 1;
/** How many processes start at once. */
const STARTS = 6;
const timeout = 600_000;

/** Starts `npm run submissions`. */
const startCommand = (DATABASE_URL: string, line: string) =>
  spawn(process.execPath, ['--import', 'tsx', 'lib/scripts/submissions.ts', ...line.split(' ')], {
    env: { ...process.env, DATABASE_URL, UPSTREAM_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const waitForExitCode = async (child: ReturnType<typeof startCommand>) =>
  (await once(child, 'exit'))[0] as number;

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
