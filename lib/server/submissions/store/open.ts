import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { claims } from '@/lib/server/submissions/store/claims';
import { leases } from '@/lib/server/submissions/store/leases';
import { lastWrite } from '@/lib/server/submissions/store/last-write';
import { openPostgres } from '@/lib/server/submissions/store/postgres';
import { records } from '@/lib/server/submissions/store/records';
import type { Db } from '@/lib/server/submissions/store/schema';
import { checkpoint, openSqlite, vacuum } from '@/lib/server/submissions/store/sqlite';

/** The store, the same over both databases. */
export type Store = Awaited<ReturnType<typeof storeOf>>;

/** Where the two databases differ. */
interface Dialect {
  /** Whether a query can pass over rows that another one has locked. */
  skipsLocked: boolean;
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

async function readSecret(db: Db): Promise<string | undefined> {
  const query = db.selectFrom('store_settings').select('value').where('name', '=', 'secret');
  return (await query.executeTakeFirst())?.value;
}

/** @returns what is there already, or what was written now, by us or by another process */
async function readOrMakeSecret(db: Db): Promise<string> {
  const secret = await readSecret(db);
  if (secret) return secret;
  const value = randomBytes(32).toString('base64');
  await db
    .insertInto('store_settings')
    .values({ name: 'secret', value })
    .onConflict((on) => on.doNothing())
    .execute();
  return (await readSecret(db)) ?? value;
}

async function storeOf(db: Db, { skipsLocked, ...dialect }: Dialect) {
  const { noting, probeWrite } = lastWrite(() => {
    const value = new Date().toISOString();
    return db
      .insertInto('store_settings')
      .values({ name: 'written', value })
      .onConflict((on) => on.column('name').doUpdateSet({ value }))
      .execute();
  });
  const { claim } = claims(db);
  const { leaseDue, recordDelivery } = leases(db, skipsLocked);
  return {
    /** For hashes of what people typed (keys.ts); the same for all processes. */
    secret: await readOrMakeSecret(db),
    probeWrite,
    claim: noting(claim),
    leaseDue,
    recordDelivery: noting(recordDelivery),
    ...records(db),
    ...dialect,
    close: () => db.destroy(),
  };
}

/** @param opened an open SQLite file */
export const sqliteStore = ({
  db,
  isReplaced,
}: Awaited<ReturnType<typeof openSqlite>>): Promise<Store> =>
  storeOf(db, {
    skipsLocked: false,
    checkpoint: () => checkpoint(db),
    vacuum: () => vacuum(db),
    isReplaced,
  });

/** @param db an open PostgreSQL database, which vacuums by itself (autovacuum) */
const postgresStore = (db: Db): Promise<Store> =>
  storeOf(db, {
    skipsLocked: true,
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
