/** What the rest of the site may ask of the store. */
import 'server-only';
import { claim, type NewSubmission } from '@/lib/server/submissions/store/claims';
import { documents, textOf } from '@/lib/server/submissions/store/documents';
import {
  endLongWaits,
  leaseDue,
  recordDelivery,
  type DeliveryResult,
  type Due,
} from '@/lib/server/submissions/store/leases';
import { records } from '@/lib/server/submissions/store/records';
import type { OpenDatabase } from '@/lib/server/submissions/store/schema';
import { stats } from '@/lib/server/submissions/store/stats';

/** For how long a write says that the next one will do, in ms: anyone can ask for health. */
const WRITE_GOOD_FOR = 60_000;

/**
 * The same over both databases. Times are ms since 1970. Everything throws what the database says when it
 * cannot be reached or written.
 */
export async function storeOf(opened: OpenDatabase) {
  const secret = await textOf(opened.db, 'secret');
  let lastWrite = -Infinity;
  let probe: Promise<void> | undefined;
  /** Keeps when a write last succeeded, for `probeWrite`. */
  const rememberOutcome = <Result>(write: Promise<Result>): Promise<Result> => {
    const at = performance.now();
    const note = (time: number) => void (lastWrite = time);
    write.then(
      () => note(at),
      () => note(-Infinity),
    );
    return write;
  };
  /** As large as the largest submission: on a full disk, a small row may still find a place. */
  const writeAnew = () =>
    opened.write(async (db) => {
      const row = { name: 'probe', value: 'x'.repeat(64 * 1024) };
      await db
        .insertInto('store_settings')
        .values(row)
        .onConflict((on) => on.column('name').doUpdateSet(row))
        .execute();
      await db.deleteFrom('store_settings').where('name', '=', row.name).execute();
    }, true);
  return {
    ...opened,
    ...records(opened),
    ...documents(opened),
    ...stats(opened),
    /** For hashes of what people typed (keys.ts); the same for all processes. */
    secret: secret!,
    claim: (submission: NewSubmission) => rememberOutcome(claim(opened, submission)),
    leaseDue: (due?: Due) => leaseDue(opened, due),
    recordDelivery: (result: DeliveryResult) => rememberOutcome(recordDelivery(opened, result)),
    endLongWaits: () => endLongWaits(opened),
    /** Throws if the store cannot be written: a full or read-only disk can still be read. */
    async probeWrite() {
      if (performance.now() - lastWrite < WRITE_GOOD_FOR) return;
      probe ??= rememberOutcome(writeAnew()).finally(() => (probe = undefined));
      await probe;
    },
  };
}

export type Store = Awaited<ReturnType<typeof storeOf>>;
