import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { claims, type NewSubmission } from '@/lib/server/submissions/store/claims';
import { leases, type DeliveryResult } from '@/lib/server/submissions/store/leases';
import { openPostgres } from '@/lib/server/submissions/store/postgres';
import { records } from '@/lib/server/submissions/store/records';
import type { Db, OpenDatabase } from '@/lib/server/submissions/store/schema';
import { openSqlite } from '@/lib/server/submissions/store/sqlite';

/** The store, the same over both databases. */
export type Store = Awaited<ReturnType<typeof storeOf>>;

/** For how long a write says something about the next one, in ms: anyone can ask for health. */
const WRITE_GOOD_FOR = 60_000;

async function readOrWriteSecret(db: Db): Promise<string> {
  const query = db.selectFrom('store_settings').select('value').where('name', '=', 'secret');
  const found = await query.executeTakeFirst();
  if (found) return found.value;
  const value = randomBytes(32).toString('base64');
  const insert = db.insertInto('store_settings').values({ name: 'secret', value });
  await insert.onConflict((on) => on.doNothing()).execute();
  return (await query.executeTakeFirstOrThrow()).value;
}

export async function storeOf({ db, skipsLocked, ...database }: OpenDatabase) {
  const { claim } = claims(db);
  const { leaseDue, recordDelivery } = leases(db, skipsLocked);
  let last: { at: number; failure?: unknown } = { at: -Infinity };
  const noted = async <Result>(write: Promise<Result>): Promise<Result> => {
    const at = performance.now();
    let failure: unknown;
    try {
      return await write;
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      last = { at, failure };
    }
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
    ...database,
    close: () => db.destroy(),
  };
}

/**
 * Opens the store.
 *
 * @param at a SQLite file, or a pool of PostgreSQL connections (which the store then closes)
 * @throws what the database says when it cannot be reached or written
 */
export async function openStore(at: { file: string } | { pool: Pool }): Promise<Store> {
  return storeOf('file' in at ? await openSqlite(at.file) : await openPostgres(at.pool));
}
