/** Writes to SQLite: commits several writes together, and waits for locks without blocking the event loop. */
import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import DataLoader from 'dataloader';
import type { Database } from 'libsql';
import type { Db, Write } from '@/lib/server/submissions/store/schema';

/** How long a write waits for another process's lock. */
const BUSY_TIMEOUT_MS = 5000;

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');

/**
 * Repeats an action while another process holds the lock. SQLite's own `busy_timeout` would block the event loop.
 *
 * @param action is repeated after SQLITE_BUSY, so it must not change anything before it throws
 * @param deadline in ms of performance.now(); the action runs at least once
 * @throws SQLite's error; SQLITE_BUSY if the next attempt would come after the deadline
 */
export async function retryWhileBusy(
  action: () => unknown,
  deadline = performance.now() + BUSY_TIMEOUT_MS,
): Promise<void> {
  for (let pauseMs = 2; ; pauseMs = Math.min(pauseMs * 2, 50)) {
    try {
      action();
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() + pauseMs > deadline) throw error;
      await sleep(pauseMs);
    }
  }
}

/**
 * Runs an action in a transaction. Begins the transaction with `exec`, not with a prepared statement: if the database is
 * locked, libsql leaves a prepared statement unfinished, and later writes would not be committed.
 *
 * @param deadline in ms of performance.now(), until which it waits for the lock
 * @throws SQLite's or the action's error after a rollback
 */
export function runInTransaction<Result>(
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
      // After some errors, such as a full disk, SQLite has already ended the transaction.
      if (database.inTransaction) database.exec('ROLLBACK');
      throw error;
    }
  });
}

/**
 * Creates the store's `write`. Up to 100 actions of one turn of the event loop share a commit, because each commit
 * waits for the disk.
 */
export function createWriter(db: Db, database: Database): Write {
  type Action = (db: Db) => Promise<unknown>;

  /** Runs one action of a transaction. If the action throws, rolls back its writes and returns the error. */
  const runAction = async (action: Action, connection: Db) => {
    database.exec('SAVEPOINT action');
    try {
      return await action(connection);
    } catch (error) {
      // SQLite has rolled back the whole transaction, so the other actions must fail as well.
      if (!database.inTransaction) throw error;
      database.exec('ROLLBACK TO action');
      // If a result is an Error, DataLoader rejects the promise of that action only.
      return error instanceof Error ? error : new Error('write failed', { cause: error });
    } finally {
      if (database.inTransaction) database.exec('RELEASE action');
    }
  };

  const runAll = (actions: readonly Action[]) =>
    runInTransaction(db, database, performance.now() + BUSY_TIMEOUT_MS, async (connection) => {
      const results: unknown[] = [];
      for (const action of actions) results.push(await runAction(action, connection));
      return results;
    });

  const loader = new DataLoader(runAll, {
    cache: false,
    batchScheduleFn: setImmediate,
    maxBatchSize: 100,
  });
  return <Result>(action: (db: Db) => Promise<Result>) => loader.load(action) as Promise<Result>;
}
