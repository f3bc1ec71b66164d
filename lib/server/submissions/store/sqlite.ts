import 'server-only';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql, SqliteDialect, type SqliteDatabase } from 'kysely';
import { migrate } from '@/lib/server/submissions/store/migrate';
import {
  UnusableStoreError,
  type Db,
  type OpenDatabase,
} from '@/lib/server/submissions/store/schema';
import { watchFiles } from '@/lib/server/submissions/store/sqlite-files';
import { overwriteUnused } from '@/lib/server/submissions/store/sqlite-overwrite';
import {
  inTransaction,
  retryWhileBusy,
  writerOf,
} from '@/lib/server/submissions/store/sqlite-writer';

/** How long a start waits for another process's migration, in ms: an index over millions of rows. */
const MIGRATION = 300_000;

/**
 * Makes an empty file that only this user can read; SQLite would let others, and gives its journal the
 * file's rights. One that is there is never opened here: closing it would give up every lock that SQLite
 * holds on it in this process (POSIX, fcntl).
 */
function makePrivateFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: 0o600 });
  // SQLite would not say why.
  if (statSync(file).isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
}

/** Repeats a checkpoint until no reader keeps it from its end. @returns whether it came to that */
async function emptied(checkpoint: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await checkpoint()) return true;
    await sleep(50);
  }
  return false;
}

/**
 * @param file made if it is missing, with its folder and tables, for this user only; several processes
 *   may have it open
 * @returns the database, which throws UnusableStoreError once the file or its journal was deleted,
 *   replaced or cut, at the opening too if another process has it open
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
  // libsql's types leave `reader` of a statement out.
  const dialect = new SqliteDialect({ database: database as unknown as SqliteDatabase });
  const db: Db = new Kysely({ dialect });
  // A first read: then the journal is there, and its index is that of all who have the store open.
  database.pragma('schema_version');
  const { isReplaced, isJournalGone, isJournalCut } = watchFiles(file);
  const emptyJournal = () => {
    try {
      if (!isReplaced() && !isJournalCut()) database.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // Another process is at work; it empties the journal in its turn.
    }
  };
  const verify = () => {
    if (!isReplaced() && !isJournalGone() && !isJournalCut()) return;
    // What a deleted journal held is still there for who has it open.
    emptyJournal();
    throw new UnusableStoreError(
      'STORE_DAMAGED',
      `${file} or its journal (-wal) was deleted, replaced or cut while a site had it open: stop the site and start it again.`,
    );
  };
  const write = writerOf(db, database, verify);
  // A graceful stop leaves one file and no journal, which would still hold what was blanked.
  process.once('exit', emptyJournal);
  const close = () => {
    process.off('exit', emptyJournal);
    return db.destroy();
  };
  try {
    verify();
    await migrate({
      db,
      kind: 'sqlite',
      hasTables: async (open) =>
        (await sql`PRAGMA table_info(store_settings)`.execute(open)).rows.length > 0,
      alone: (action) => inTransaction(db, database, performance.now() + MIGRATION, action),
    });
  } catch (error) {
    await close();
    throw error;
  }
  const checkpoint = async () => {
    const done = sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
    return (await done).rows[0]?.busy === 0;
  };
  const overwrite = async () => {
    await overwriteUnused({ db, write });
    return emptied(checkpoint);
  };
  return { db, write, kind: 'sqlite', checkpoint, overwrite, isReplaced, verify, close };
}
