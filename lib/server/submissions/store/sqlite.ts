import 'server-only';
import type { Database } from 'libsql';
import { Kysely, sql, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { NonBlockingSqliteDialect, retryWhileBusy } from '@/lib/server/submissions/store/busy';
import { createSchema, type Db, type OpenDatabase } from '@/lib/server/submissions/store/schema';
import { makePrivateFile, watchFile } from '@/lib/server/submissions/store/sqlite-file';

/**
 * libsql leaves a prepared statement unfinished where it is refused for another process's lock, and what
 * the connection writes from then on is not committed. `exec` does not. So a statement that writes takes
 * the lock by `exec` before it, and its transaction ends in the same turn of the event loop.
 */
function lockFirst(database: Database): SqliteDatabase {
  function locked<Result>(write: () => Result): Result {
    if (database.inTransaction) return write();
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = write();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      if (database.inTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }
  const execute = (text: string) => {
    database.exec(text);
    return { changes: 0, lastInsertRowid: 0 };
  };
  return {
    prepare(text) {
      const isWrite = /^\s*(?:insert|update|delete|with)\b/i.test(text);
      const isRead = /^\s*(?:select|pragma|explain)\b/i.test(text);
      // BEGIN and COMMIT, tables, VACUUM: none has parameters or rows.
      if (!isWrite && !isRead)
        return {
          reader: false,
          run: () => execute(text),
          all: () => [],
          iterate: () => [].values(),
        };
      // libsql's types leave `reader` out.
      const statement = database.prepare(text) as unknown as SqliteStatement;
      if (isRead) return statement;
      return {
        reader: statement.reader,
        run: (parameters) => locked(() => statement.run(parameters)),
        all: (parameters) => locked(() => statement.all(parameters)),
        iterate: statement.iterate.bind(statement),
      };
    },
    close: () => void database.close(),
  };
}

/**
 * Opens the embedded store, and creates its tables if they are missing. Nothing waits inside SQLite
 * for another process's lock: it would hold up every page.
 *
 * @param file the database file; it and its folder are made when missing, for this user only
 * @returns the database, whose statements throw STORE_FILE_REPLACED once the file was deleted or
 *   replaced; several processes may have the same file open
 * @throws what the file system or SQLite says when the file cannot be written
 */
export async function openSqlite(file: string): Promise<OpenDatabase> {
  makePrivateFile(file);
  // Native code, which a site on PostgreSQL does not need and a function on Vercel may not have.
  const { default: Libsql } = await import('libsql');
  const database = new Libsql(file);
  database.pragma('busy_timeout = 0');
  await retryWhileBusy(() => database.pragma('journal_mode = WAL'));
  // A commit is on the disk before the visitor is answered.
  database.pragma('synchronous = FULL');
  // What is blanked is overwritten, not merely unlisted.
  database.pragma('secure_delete = ON');
  const isReplaced = watchFile(file);
  const verify = () => {
    const code = 'STORE_FILE_REPLACED';
    if (isReplaced()) throw Object.assign(new Error('file deleted or replaced'), { code });
  };
  const dialect = new NonBlockingSqliteDialect({ database: lockFirst(database) }, verify);
  const db: Db = new Kysely({ dialect });
  try {
    await createSchema(db, 'integer PRIMARY KEY AUTOINCREMENT');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  // A graceful stop leaves one file and no journal, which would still hold what was blanked.
  process.once('exit', () => {
    try {
      if (database.open && !isReplaced()) database.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // Another process is at work; it empties the journal in its turn.
    }
  });
  const checkpoint = async () => {
    const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
    return rows[0]?.busy === 0;
  };
  // `secure_delete` overwrites what is deleted where it stands, but not the copies that SQLite leaves
  // behind when it moves rows between pages. Takes a second for each few hundred megabytes, in which
  // nobody else can write.
  const vacuum = async () => {
    await sql`VACUUM`.execute(db);
    await checkpoint();
  };
  return { db, skipsLocked: false, checkpoint, vacuum, isReplaced };
}
