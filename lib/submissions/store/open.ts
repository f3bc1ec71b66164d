import type { Pool } from 'pg';
import { claims } from '@/lib/submissions/store/claims';
import { openPostgres, postgresTable } from '@/lib/submissions/store/postgres';
import { records } from '@/lib/submissions/store/records';
import type { Db } from '@/lib/submissions/store/schema';
import { emptyJournal, openSqlite, rewrite, sqliteTable } from '@/lib/submissions/store/sqlite';
import { writes, type AsTable } from '@/lib/submissions/store/writes';

/** The store, the same over both databases. */
export type Store = ReturnType<typeof storeOf>;

/** What each kind of database does in its own way. */
interface Ways {
  asTable: AsTable;
  /** Forgets for good what was blanked or deleted. Cheap; the site does it once a minute. */
  forget: () => Promise<void>;
  /** The same, thorough; `npm run submissions -- purge` does it. */
  rewrite: () => Promise<void>;
}

function storeOf(db: Db, { asTable, ...forgetting }: Ways) {
  return {
    ...claims(db, writes(db, asTable)),
    ...records(db),
    ...forgetting,
    close: () => db.destroy(),
  };
}

/** @param db an open, migrated SQLite file */
export const sqliteStore = (db: Db): Store =>
  storeOf(db, {
    asTable: sqliteTable,
    forget: () => emptyJournal(db),
    rewrite: () => rewrite(db),
  });

/** @param db an open, migrated PostgreSQL database, which forgets by itself (autovacuum) */
const postgresStore = (db: Db): Store =>
  storeOf(db, {
    asTable: postgresTable,
    forget: async () => undefined,
    rewrite: async () => undefined,
  });

/**
 * Opens the store.
 *
 * @param at a SQLite file, or a pool of PostgreSQL connections (which the store then closes)
 * @throws what the database says when it cannot be reached or written
 */
export async function openStore(at: { file: string } | { pool: Pool }): Promise<Store> {
  return 'file' in at
    ? sqliteStore(await openSqlite(at.file))
    : postgresStore(await openPostgres(at.pool));
}
