/** Writing to SQLite: one commit for what comes at once, and no wait that holds up a page. */
import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import DataLoader from 'dataloader';
import type { Database } from 'libsql';
import type { Db, Write } from '@/lib/server/submissions/store/schema';

/** How long a write waits for another process's lock, in ms. */
const BUSY_TIMEOUT = 5000;

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/**
 * SQLite's own `busy_timeout` is 0: it would sleep on this thread, and no page would be served.
 *
 * @param action what may be refused, and has then done nothing
 * @param deadline by performance.now(); there is always one try
 * @throws what SQLite says, SQLITE_BUSY included once the deadline has passed
 */
export async function retryWhileBusy(
  action: () => unknown,
  deadline = performance.now() + BUSY_TIMEOUT,
): Promise<void> {
  for (let pause = 2; ; pause = Math.min(pause * 2, 50)) {
    try {
      action();
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() + pause > deadline) throw error;
      await sleep(pause);
    }
  }
}

/**
 * libsql leaves a prepared statement unfinished where it is refused for another process's lock, and what
 * the connection writes from then on is not committed. `exec` does not: it takes the lock before anything
 * is written.
 *
 * @param deadline by performance.now(); waiting for the one connection counts
 * @throws what SQLite or the action says; then nothing was written
 */
export function inTransaction<Result>(
  db: Db,
  database: Database,
  deadline: number,
  action: (db: Db) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await retryWhileBusy(() => database.exec('BEGIN IMMEDIATE'), deadline);
    try {
      const result = await action(connection);
      database.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite itself ends the transaction after some errors, such as a full disk.
      if (database.inTransaction) database.exec('ROLLBACK');
      throw error;
    }
  });
}

/**
 * A commit waits for the disk, however many rows it holds: what is written in one turn of the event loop
 * has one, and is there for all or for none.
 *
 * @param verify called before each commit; if it throws, nothing is written
 */
export function writerOf(db: Db, database: Database, verify: () => void): Write {
  const writeAll = (actions: readonly ((db: Db) => Promise<unknown>)[]) =>
    inTransaction(db, database, performance.now() + BUSY_TIMEOUT, async (connection) => {
      const results: unknown[] = [];
      for (const action of actions) results.push(await action(connection));
      verify();
      return results;
    });
  const batches = new DataLoader(writeAll, {
    cache: false,
    batchScheduleFn: setImmediate,
    maxBatchSize: 100,
  });
  return <Result>(action: (db: Db) => Promise<Result>) => batches.load(action) as Promise<Result>;
}
