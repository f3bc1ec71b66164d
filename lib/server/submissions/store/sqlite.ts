import 'server-only';
import type { Database } from 'libsql';
import { Kysely, sql, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { NonBlockingSqliteDialect, retryWhileBusy } from '@/lib/server/submissions/store/busy';
import { createSchema, type Db } from '@/lib/server/submissions/store/schema';
import {
  FileReplacedError,
  makePrivateFile,
  watchFile,
} from '@/lib/server/submissions/store/sqlite-file';

/**
 * Kysely has each statement prepared anew, and SQLite then parses and plans it: a third of what a
 * submission costs the store. There are as many as the code has, so all are kept.
 */
function prepareOnce(database: Database, onClose: () => void): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      // libsql's types leave `reader` out.
      const statement = statements.get(text) ?? (database.prepare(text) as SqliteStatement);
      statements.set(text, statement);
      return statement;
    },
    close() {
      onClose();
      database.close();
    },
  };
}

/**
 * Opens the embedded store, and creates its tables if they are missing. Nothing waits inside SQLite
 * for another process's lock: it would hold up every page.
 *
 * @param file the database file; it and its folder are made when missing, for this user only
 * @returns the database, whose statements throw a FileReplacedError once the file was deleted or
 *   replaced, and a way to ask for that; several processes may have the same file open
 * @throws what the file system or SQLite says when the file cannot be written
 */
export async function openSqlite(file: string): Promise<{ db: Db; isReplaced: () => boolean }> {
  makePrivateFile(file);
  // Native code, which a site on PostgreSQL does not need and a function on Vercel may not have.
  const { default: SqliteDatabase } = await import('libsql');
  const database = new SqliteDatabase(file);
  database.pragma('busy_timeout = 0');
  await retryWhileBusy(() => database.pragma('journal_mode = WAL'));
  // A commit is on the disk before the visitor is answered.
  database.pragma('synchronous = FULL');
  // What is blanked is overwritten, not merely unlisted.
  database.pragma('secure_delete = ON');
  const isReplaced = watchFile(file);
  const verify = () => {
    if (isReplaced()) throw new FileReplacedError('the database file was deleted or replaced');
  };
  // A graceful stop leaves one file and no journal, which would still hold what was blanked.
  const emptyJournal = () => {
    try {
      if (!isReplaced()) database.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // Another process is at work; it empties the journal in its turn.
    }
  };
  process.on('exit', emptyJournal);
  const once = prepareOnce(database, () => process.off('exit', emptyJournal));
  const db: Db = new Kysely({ dialect: new NonBlockingSqliteDialect({ database: once }, verify) });
  try {
    await createSchema(db, 'integer');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, isReplaced };
}

/**
 * Empties the journal, where what was blanked or deleted is still to be found.
 *
 * @param db an embedded store
 * @returns false where another connection reads or writes just now: nobody waits for it
 */
export async function checkpoint(db: Db): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  return rows[0]?.busy === 0;
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
