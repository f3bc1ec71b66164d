import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from 'libsql';
import { Kysely, sql, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { migrateSqlite } from '@/lib/submissions/store/migrations';
import { columns, type Db, type Schema } from '@/lib/submissions/store/schema';
import type { JsonTable } from '@/lib/submissions/store/group-commit';

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * Makes a folder and those above it. Not by `mkdirSync`'s `recursive`, which asks for ever where
 * the system lets nobody make one, as below /proc (Node 20 to 24).
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  unlessThere(() => mkdirSync(folder, { mode: 0o700 }));
}

/** Does what makes a file or folder; another process may have been faster. */
function unlessThere(make: () => void): void {
  try {
    make();
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

/**
 * Makes an empty file that only this user can read; SQLite would let others, and gives its journal
 * the file's rights. One that is there is never opened here: closing it would give up every lock
 * that SQLite holds on it in this process (POSIX, fcntl), and another process that thinks itself
 * the last would delete the journal under us.
 */
function makePrivate(file: string): void {
  unlessThere(() => writeFileSync(file, '', { flag: 'wx', mode: 0o600 }));
}

/** How long a process waits for another one's lock, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/**
 * Gives the file its journal. While two processes do so to a new file, SQLite tells one of them
 * at once that the file is busy, whatever its `busy_timeout`: waiting could be a deadlock.
 */
async function keepJournal(database: Database): Promise<void> {
  for (const started = Date.now(); ; await delay(10)) {
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (!hasCode(error, 'SQLITE_BUSY') || Date.now() - started > BUSY_TIMEOUT) throw error;
    }
  }
}

/**
 * Kysely has each statement prepared anew, and SQLite then parses and plans it: a third of what a
 * submission costs the store. There are as many as the code has, so all are kept.
 */
function prepareOnce(database: Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      // libsql's types leave `reader` out.
      const statement = statements.get(text) ?? (database.prepare(text) as SqliteStatement);
      statements.set(text, statement);
      return statement;
    },
    close: () => void database.close(),
  };
}

/**
 * Opens the embedded store and brings it up to date.
 *
 * @param file the database file; it and its folder are made when missing, for this user only
 * @returns the database; several processes may have the same file open
 * @throws what the file system or SQLite says when the file cannot be written
 */
export async function openSqlite(file: string): Promise<Db> {
  makeFolder(path.dirname(file));
  makePrivate(file);
  // Native code, which a site on PostgreSQL does not need and a function on Vercel may not have.
  const { default: SqliteDatabase } = await import('libsql');
  const database = new SqliteDatabase(file);
  // The first statement may already meet another process's lock, so the wait comes first.
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
  await keepJournal(database);
  // A commit is on the disk before the visitor hears of it.
  database.pragma('synchronous = FULL');
  // What is blanked is gone, not merely unlisted.
  database.pragma('secure_delete = ON');
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: prepareOnce(database) }),
  });
  try {
    migrateSqlite(database, db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  // A graceful stop leaves one file and no journal, which would still hold what was blanked.
  process.once('exit', () => {
    try {
      if (database.open) database.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // Another process is at work; it empties the journal in its turn.
    }
  });
  return db;
}

/** SQLite reads JSON, and must be told which of it is which column. */
export const sqliteJsonTable: JsonTable = (json) => {
  const cells = columns.map((name) => sql`value ->> ${sql.lit(name)} AS ${sql.ref(name)}`);
  return sql`(SELECT ${sql.join(cells)} FROM json_each(${json}))`;
};

/**
 * Empties the journal, where what was blanked or deleted is still to be found.
 *
 * @param db an embedded store
 */
export async function checkpoint(db: Db): Promise<void> {
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
}

/**
 * Writes the file anew. `secure_delete` overwrites what is deleted where it stands, but not the
 * copies that SQLite leaves behind when it moves rows between pages. Takes a second for each few
 * hundred megabytes, in which nobody else can write: for when somebody asks for it.
 *
 * @param db an embedded store
 */
export async function vacuum(db: Db): Promise<void> {
  await sql`VACUUM`.execute(db);
  await checkpoint(db);
}
