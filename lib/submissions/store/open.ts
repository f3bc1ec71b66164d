import type { Pool } from 'pg';
import { claims } from '@/lib/submissions/store/claims';
import { openPostgres } from '@/lib/submissions/store/postgres';
import { records } from '@/lib/submissions/store/records';
import type { Db } from '@/lib/submissions/store/schema';
import { emptyJournal, openSqlite, rewrite } from '@/lib/submissions/store/sqlite';

/** The store, the same over both databases. */
export type Store = ReturnType<typeof storeOf>;

/** How a database forgets for good what was blanked or deleted. */
interface Forgetting {
  /** Cheap; the site does it once a minute. */
  forget: () => Promise<void>;
  /** Thorough; `npm run submissions -- purge` does it. */
  rewrite: () => Promise<void>;
}

const nothing = async () => undefined;

/**
 * @param db an open, migrated database
 * @param forgetting PostgreSQL forgets by itself (autovacuum)
 */
export function storeOf(db: Db, forgetting: Forgetting = { forget: nothing, rewrite: nothing }) {
  return { ...claims(db), ...records(db), ...forgetting, close: () => db.destroy() };
}

/**
 * Opens the store.
 *
 * @param at a SQLite file, or a pool of PostgreSQL connections (which the store then closes)
 * @throws what the database says when it cannot be reached or written
 */
export async function openStore(at: { file: string } | { pool: Pool }): Promise<Store> {
  if ('pool' in at) return storeOf(await openPostgres(at.pool));
  const db = await openSqlite(at.file);
  return storeOf(db, { forget: () => emptyJournal(db), rewrite: () => rewrite(db) });
}
