/** SQLite: commits several writes together, and waits for locks without blocking the event loop. */
import 'server-only';
import { accessSync, constants, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import type { Database } from 'libsql';
import { DEFAULT_STORE_FILE } from '@/lib/settings';
import {
  explainFileError,
  readCode,
  UnusableStoreError,
} from '@/lib/server/submissions/store/errors';
import {
  prepareTables,
  refuseForeignTables,
  type Db,
  type OpenDatabase,
  type Write,
} from '@/lib/server/submissions/store/tables';

/** How long a write waits for another process's lock. */
const WRITE_TIMEOUT_MS = 5_000;
/** How long opening and erasing wait for other processes. */
const LONG_TIMEOUT_MS = 30_000;

/**
 * Repeats an action until it returns true or the time is up. SQLite's own `busy_timeout` would block the event loop.
 *
 * @param action must not change anything before it returns false or throws SQLITE_BUSY
 * @returns whether the action returned true
 * @throws SQLite's error; SQLITE_BUSY if the last attempt failed with it
 */
async function retryWhileBusy(action: () => boolean, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  for (let pauseMs = 2; ; pauseMs = Math.min(pauseMs * 2, 50)) {
    const isLastAttempt = performance.now() + pauseMs > deadline;
    try {
      if (action()) return true;
      if (isLastAttempt) return false;
    } catch (error) {
      if (!readCode(error).startsWith('SQLITE_BUSY') || isLastAttempt) throw error;
    }
    await sleep(pauseMs);
  }
}

/**
 * Runs an action in a transaction. Begins it with `exec`, not with a prepared statement: if the database is locked,
 * libsql leaves a prepared statement unfinished, and later writes would not be committed.
 *
 * @throws SQLite's or the action's error after a rollback
 */
function runInTransaction<Result>(
  db: Db,
  database: Database,
  timeoutMs: number,
  action: (db: Db) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await retryWhileBusy(() => (database.exec('BEGIN IMMEDIATE'), true), timeoutMs);
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
 * waits for the disk (docs/decisions/0028).
 */
function createWriter(db: Db, database: Database): Write {
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
    runInTransaction(db, database, WRITE_TIMEOUT_MS, async (connection) => {
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

/**
 * Creates an empty file that only this user can read. SQLite gives the journal the same permissions. Creates no folder
 * but the default one, because a missing folder may be a typo in DATABASE_URL.
 */
function createPrivateFile(file: string): void {
  if (file === DEFAULT_STORE_FILE) mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  // SQLite's error would not say that the path is a folder.
  if (statSync(file).isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
  // SQLite would open a read-only file and fail only at the first submission.
  accessSync(file, constants.R_OK | constants.W_OK);
}

/** @throws {UnusableStoreError} if SQLite cannot read the file */
function checkFile(database: Database, file: string): void {
  try {
    const [row] = database.pragma('quick_check(1)') as { quick_check: string }[];
    if (row?.quick_check === 'ok') return;
  } catch (error) {
    if (!['SQLITE_NOTADB', 'SQLITE_CORRUPT'].includes(readCode(error))) throw error;
  }
  throw new UnusableStoreError(
    `${file} is damaged, or is not a SQLite database. Restore a backup, or set DATABASE_URL to another file.`,
  );
}

const TABLES_QUERY = `SELECT lower(name) AS name FROM sqlite_schema
  WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite^_%' ESCAPE '^'`;
/** Returns the tables in lower case, because SQLite ignores the case of names. */
const readTables = (database: Database) =>
  database.prepare(TABLES_QUERY).all() as { name: string }[];

/**
 * Opens the database, and creates it if it is missing. Several processes may have it open.
 *
 * @throws {UnusableStoreError}
 */
export const openSqlite = (file: string): Promise<OpenDatabase> =>
  openDatabase(file).catch((error: unknown) => {
    throw explainFileError(error, file);
  });

async function openDatabase(file: string): Promise<OpenDatabase> {
  createPrivateFile(file);
  // Imported here, because this native package may be missing on Vercel, where the store is PostgreSQL.
  const { default: Libsql } = await import('libsql');
  const database = new Libsql(file);
  // libsql's types lack `Statement.reader`.
  const dialect = new SqliteDialect({ database: database as unknown as SqliteDatabase });
  const db: Db = new Kysely({ dialect });
  try {
    database.pragma('busy_timeout = 0');
    await retryWhileBusy(() => {
      checkFile(database, file);
      // Before the next line, which changes the file.
      refuseForeignTables(readTables(database), file);
      database.pragma('journal_mode = WAL');
      return true;
    }, LONG_TIMEOUT_MS);
    // FULL, so that a submission is on the disk before the visitor gets a response.
    database.pragma('synchronous = FULL');
    database.pragma('secure_delete = ON');
    await runInTransaction(db, database, LONG_TIMEOUT_MS, (connection) =>
      prepareTables(connection, readTables(database), file),
    );
  } catch (error) {
    await db.destroy();
    throw error;
  }

  const emptyJournal = () => {
    const [row] = database.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
    return row?.busy === 0;
  };
  return {
    db,
    write: createWriter(db, database),
    kind: 'sqlite',
    checkpoint: () => db.connection().execute(async () => void emptyJournal()),
    erase: () =>
      db.connection().execute(async () => {
        await retryWhileBusy(() => (database.exec('VACUUM'), true), LONG_TIMEOUT_MS);
        return retryWhileBusy(emptyJournal, LONG_TIMEOUT_MS);
      }),
    close: () => db.destroy(),
  };
}
