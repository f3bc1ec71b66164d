/** Builds the store: one set of functions over SQLite and PostgreSQL. Times are in ms since 1970. */
import 'server-only';
import { claim, type NewSubmission } from '@/lib/server/submissions/store/claims';
import { documents } from '@/lib/server/submissions/store/documents';
import {
  endBackoff,
  leaseDue,
  recordDelivery,
  type DeliveryResult,
  type Due,
} from '@/lib/server/submissions/store/leases';
import { records } from '@/lib/server/submissions/store/records';
import type { OpenDatabase } from '@/lib/server/submissions/store/schema';

/** How long a successful write proves that the store can be written, in ms. */
const WRITE_VALID_MS = 60_000;
/** The size of the largest submission: on a full disk, a small row may still fit. */
const PROBE_BYTES = 64 * 1024;

async function readSecret({ db }: OpenDatabase): Promise<string> {
  const row = await db
    .selectFrom('store_settings')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow();
  return row.value;
}

/** Writes a row and deletes it. */
const writeProbe = ({ write }: OpenDatabase) =>
  write(async (db) => {
    const row = { name: 'probe', value: 'x'.repeat(PROBE_BYTES) };
    await db
      .insertInto('store_settings')
      .values(row)
      .onConflict((on) => on.column('name').doUpdateSet(row))
      .execute();
    await db.deleteFrom('store_settings').where('name', '=', row.name).execute();
  }, true);

export type Store = Awaited<ReturnType<typeof createStore>>;

/** Every function throws the database's error when it cannot be reached or written. */
export async function createStore(database: OpenDatabase) {
  const secret = await readSecret(database);
  let lastWriteAt = -Infinity;
  let probe: Promise<void> | undefined;

  /** Records whether the write succeeded, for `probeWrite`. */
  const recordOutcome = <Result>(write: Promise<Result>): Promise<Result> => {
    const startedAt = performance.now();
    write.then(
      () => (lastWriteAt = startedAt),
      () => (lastWriteAt = -Infinity),
    );
    return write;
  };

  return {
    ...database,
    ...records(database),
    ...documents(database),
    /** Keys the hashes of typed text (keys.ts); the same in all processes. */
    secret,
    claim: (submission: NewSubmission) => recordOutcome(claim(database, submission)),
    leaseDue: (due?: Due) => leaseDue(database, due),
    endBackoff: () => endBackoff(database),
    recordDelivery: (result: DeliveryResult) => recordOutcome(recordDelivery(database, result)),
    /** Throws if the store cannot be written: a full or read-only disk can still be read. */
    async probeWrite() {
      if (performance.now() - lastWriteAt < WRITE_VALID_MS) return;
      probe ??= recordOutcome(writeProbe(database)).finally(() => (probe = undefined));
      await probe;
    },
  };
}
