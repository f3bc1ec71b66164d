/** The store, with the same functions for SQLite and PostgreSQL. Times are in ms since 1970. */
import 'server-only';
import { claim, type NewSubmission } from '@/lib/server/submissions/store/claims';
import { createDocumentMethods } from '@/lib/server/submissions/store/documents';
import {
  endBackoff,
  leaseDue,
  recordDelivery,
  type DeliveryResult,
  type DueQuery,
} from '@/lib/server/submissions/store/leases';
import { createSubmissionMethods } from '@/lib/server/submissions/store/records';
import type { OpenDatabase } from '@/lib/server/submissions/store/schema';

/** How long `probeWrite` does nothing after a successful write. */
const WRITE_VALIDITY_MS = 60_000;
/** The size of the largest submission, because a small row may still fit on a full disk. */
const PROBE_BYTES = 64 * 1024;

async function readSecret({ db }: OpenDatabase): Promise<string> {
  const row = await db
    .selectFrom('store_settings')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow();
  return row.value;
}

const writeTestRow = ({ write }: OpenDatabase) =>
  write(
    async (db) => {
      const row = { name: 'probe', value: 'x'.repeat(PROBE_BYTES) };
      await db
        .insertInto('store_settings')
        .values(row)
        .onConflict((on) => on.column('name').doUpdateSet(row))
        .execute();
      await db.deleteFrom('store_settings').where('name', '=', row.name).execute();
    },
    { isAtomic: true },
  );

export type Store = Awaited<ReturnType<typeof createStore>>;

/** Creates the store. Its functions throw the database's error if the database cannot be reached or written. */
export async function createStore(database: OpenDatabase) {
  const secret = await readSecret(database);
  let lastWriteAt = -Infinity;
  let runningProbe: Promise<void> | undefined;

  /** Records for `probeWrite` whether a write succeeded. */
  const recordWriteResult = <Result>(write: Promise<Result>): Promise<Result> => {
    const startedAt = performance.now();
    write.then(
      () => (lastWriteAt = startedAt),
      () => (lastWriteAt = -Infinity),
    );
    return write;
  };

  return {
    ...database,
    ...createSubmissionMethods(database),
    ...createDocumentMethods(database),
    /** The secret for the HMACs in keys.ts. All processes share it. */
    secret,
    claim: (submission: NewSubmission) => recordWriteResult(claim(database, submission)),
    leaseDue: (query?: DueQuery) => leaseDue(database, query),
    endBackoff: () => endBackoff(database),
    recordDelivery: (result: DeliveryResult) => recordWriteResult(recordDelivery(database, result)),
    /**
     * Writes and deletes a test row, unless a write succeeded in the last minute. Throws if that fails. Reading would
     * not be a test, because a full or read-only disk can still be read.
     */
    async probeWrite() {
      if (performance.now() - lastWriteAt < WRITE_VALIDITY_MS) return;
      runningProbe ??= recordWriteResult(writeTestRow(database)).finally(
        () => (runningProbe = undefined),
      );
      await runningProbe;
    },
  };
}
