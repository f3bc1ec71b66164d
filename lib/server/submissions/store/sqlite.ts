import 'server-only';
import { accessSync, constants, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql, SqliteDialect, type SqliteDatabase } from 'kysely';
import { migrate } from '@/lib/server/submissions/store/migrate';
import type { Db, OpenDatabase } from '@/lib/server/submissions/store/schema';
import {
  createWriter,
  runInTransaction,
  retryWhileBusy,
} from '@/lib/server/submissions/store/sqlite-writer';

/** How long migrations and `compact` wait for other processes. */
const LONG_LOCK_MS = 300_000;

/**
 * Creates an empty file that only this user can read. SQLite gives the journal the same permissions. Does not open an
 * existing file, because closing it would release the locks that SQLite holds on it in this process (POSIX, fcntl).
 */
function createPrivateFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  // SQLite's error would not say that the path is a folder.
  if (statSync(file).isDirectory())
    throw Object.assign(new Error('it is a folder'), { code: 'EISDIR' });
  // SQLite would open a read-only file and fail only at the first submission.
  accessSync(file, constants.R_OK | constants.W_OK);
}

/** Returns the device and inode, which identify a file even after it was renamed. */
function readIdentity(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/**
 * Opens the database, creates it if it is missing, and migrates it. Several processes may have it open.
 *
 * @throws {UnusableStoreError} if a later release changed the store so that this one cannot use it
 * @throws the error of the file system or SQLite if the file cannot be written
 */
export async function openSqlite(file: string): Promise<OpenDatabase> {
  createPrivateFile(file);
  // Imported here, because this native package may be missing on Vercel, where the store is PostgreSQL.
  const { default: Libsql } = await import('libsql');
  const database = new Libsql(file);
  const identity = readIdentity(file);
  const isReplaced = () => readIdentity(file) !== identity;
  database.pragma('busy_timeout = 0');
  await retryWhileBusy(() => database.pragma('journal_mode = WAL'));
  // FULL, so that a submission is on the disk before the visitor gets a response.
  database.pragma('synchronous = FULL');
  database.pragma('secure_delete = ON');
  // libsql's types lack `Statement.reader`.
  const dialect = new SqliteDialect({ database: database as unknown as SqliteDatabase });
  const db: Db = new Kysely({ dialect });

  // Without this, the journal might still contain deleted text after the site has stopped.
  const emptyJournal = () => {
    try {
      if (!isReplaced()) database.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // Another process uses the store. The last one to stop empties the journal.
    }
  };
  process.once('exit', emptyJournal);
  const close = () => {
    process.off('exit', emptyJournal);
    return db.destroy();
  };

  try {
    await migrate({
      db,
      kind: 'sqlite',
      hasTables: async (connection) =>
        (await sql`PRAGMA table_info(store_settings)`.execute(connection)).rows.length > 0,
      runExclusively: (action) =>
        runInTransaction(db, database, performance.now() + LONG_LOCK_MS, action),
    });
  } catch (error) {
    await close();
    throw error;
  }

  const checkpoint = async () => {
    const query = sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
    return (await query).rows[0]?.busy === 0;
  };
  const compact = async () => {
    const deadline = performance.now() + LONG_LOCK_MS;
    await db.connection().execute(() => retryWhileBusy(() => database.exec('VACUUM'), deadline));
    // VACUUM writes to the journal. Tries again, because emptying it fails while another connection reads it.
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if (await checkpoint()) return true;
      await sleep(50);
    }
    return false;
  };
  return {
    db,
    write: createWriter(db, database),
    kind: 'sqlite',
    checkpoint,
    compact,
    isReplaced,
    close,
  };
}
