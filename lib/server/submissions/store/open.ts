import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { claims, type NewSubmission } from '@/lib/server/submissions/store/claims';
import { leases, type DeliveryResult } from '@/lib/server/submissions/store/leases';
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

/** For how long a write says something about the next one, in ms: anyone can ask for health. */
const WRITE_GOOD_FOR = 60_000;

/** @returns what is there already, or what was written now, by us or by another process */
async function readOrWriteSecret(db: Db): Promise<string> {
  const query = db.selectFrom('store_settings').select('value').where('name', '=', 'secret');
  const found = await query.executeTakeFirst();
  if (found) return found.value;
  const value = randomBytes(32).toString('base64');
  const insert = db.insertInto('store_settings').values({ name: 'secret', value });
  await insert.onConflict((on) => on.doNothing()).execute();
  return (await query.executeTakeFirstOrThrow()).value;
}

async function storeOf(db: Db, { skipsLocked, ...dialect }: Dialect) {
  const { claim } = claims(db);
  const { leaseDue, recordDelivery } = leases(db, skipsLocked);
  let last: { at: number; failure?: unknown } = { at: -Infinity };
  const noted = async <Result>(write: Promise<Result>): Promise<Result> => {
    const at = performance.now();
    return write.then(
      (result) => ((last = { at }), result),
      (failure: unknown) => {
        last = { at, failure };
        throw failure;
      },
    );
  };
  return {
    /** For hashes of what people typed (keys.ts); the same for all processes. */
    secret: await readOrWriteSecret(db),
    claim: (submission: NewSubmission) => noted(claim(submission)),
    leaseDue,
    recordDelivery: (result: DeliveryResult) => noted(recordDelivery(result)),

    /**
     * Tells how the last write ended, since a full or read-only disk can still be read. Writes a
     * small row if nothing was written for a minute.
     *
     * @throws what the database said to the last write, if that failed
     */
    async probeWrite(): Promise<void> {
      if (performance.now() - last.at >= WRITE_GOOD_FOR) {
        const row = { name: 'written', value: new Date().toISOString() };
        const insert = db.insertInto('store_settings').values(row);
        await noted(insert.onConflict((on) => on.column('name').doUpdateSet(row)).execute());
      } else if (last.failure) throw last.failure;
    },

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
