import 'server-only';
import type { Pool } from 'pg';
import { claims } from '@/lib/server/submissions/store/claims';
import { groupCommit, type JsonTable } from '@/lib/server/submissions/store/group-commit';
import { openPostgres, postgresJsonTable } from '@/lib/server/submissions/store/postgres';
import { records } from '@/lib/server/submissions/store/records';
import type { Db } from '@/lib/server/submissions/store/schema';
import {
  checkpoint,
  openSqlite,
  sqliteJsonTable,
  vacuum,
} from '@/lib/server/submissions/store/sqlite';
import { storeSettings } from '@/lib/server/submissions/store/store-settings';

/** The store, the same over both databases. */
export type Store = Awaited<ReturnType<typeof storeOf>>;

/** Where the two databases differ. */
interface StoreDialect {
  jsonTable: JsonTable;
  /**
   * Removes what was blanked or deleted from the journal. Cheap; the site does it every 30 s.
   * Returns false where other connections kept it from doing so.
   */
  checkpoint: () => Promise<boolean>;
  /** Writes the whole database anew; `npm run submissions -- purge` does it. */
  vacuum: () => Promise<void>;
  /** Whether what is open is not what a new connection would find; then open anew. */
  isReplaced: () => boolean;
}

async function storeOf(db: Db, { jsonTable, ...dialect }: StoreDialect) {
  return {
    ...(await storeSettings(db)),
    ...claims(db, groupCommit(db, jsonTable)),
    ...records(db),
    ...dialect,
    close: () => db.destroy(),
  };
}

/** @param opened an open, migrated SQLite file */
export const sqliteStore = ({
  db,
  isReplaced,
}: Awaited<ReturnType<typeof openSqlite>>): Promise<Store> =>
  storeOf(db, {
    jsonTable: sqliteJsonTable,
    checkpoint: () => checkpoint(db),
    vacuum: () => vacuum(db),
    isReplaced,
  });

/** @param db an open, migrated PostgreSQL database, which vacuums by itself (autovacuum) */
const postgresStore = (db: Db): Promise<Store> =>
  storeOf(db, {
    jsonTable: postgresJsonTable,
    checkpoint: async () => true,
    vacuum: async () => undefined,
    isReplaced: () => false,
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
