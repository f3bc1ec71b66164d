import 'server-only';
import { claim, type NewSubmission } from '@/lib/server/submissions/store/claims';
import { documents } from '@/lib/server/submissions/store/documents';
import {
  leaseDue,
  recordDelivery,
  type DeliveryResult,
} from '@/lib/server/submissions/store/leases';
import { records } from '@/lib/server/submissions/store/records';
import type { OpenDatabase } from '@/lib/server/submissions/store/schema';
import { stats } from '@/lib/server/submissions/store/stats';

/** The store, the same over both databases. */
export type Store = Awaited<ReturnType<typeof storeOf>>;

/** For how long a write says something about the next one, in ms: anyone can ask for health. */
const WRITE_GOOD_FOR = 60_000;

export async function storeOf(opened: OpenDatabase) {
  const { value: secret } = await opened.db
    .selectFrom('store_settings')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow();
  let last: { at: number; failure?: unknown } = { at: -Infinity };
  const noted = <Result>(write: Promise<Result>): Promise<Result> => {
    const at = performance.now();
    const note = (failure?: unknown) => void (last = { at, failure });
    write.then(() => note(), note);
    return write;
  };
  return {
    ...opened,
    ...records(opened),
    ...documents(opened),
    ...stats(opened),
    /** For hashes of what people typed (keys.ts); the same for all processes. */
    secret,
    claim: (submission: NewSubmission) => noted(claim(opened, submission)),
    leaseDue: (due?: Parameters<typeof leaseDue>[1]) => leaseDue(opened, due),
    recordDelivery: (result: DeliveryResult) => noted(recordDelivery(opened, result)),

    /**
     * A full or read-only disk can still be read. Writes a small row anew if nothing was written for a
     * minute.
     *
     * @throws what the database said to the last write, if that failed
     */
    async probeWrite(): Promise<void> {
      if (performance.now() - last.at < WRITE_GOOD_FOR) {
        if (last.failure) throw last.failure;
        return;
      }
      // The secret by itself.
      await noted(
        opened.write((db) =>
          db
            .updateTable('store_settings')
            .set((is) => ({ value: is.ref('value') }))
            .execute(),
        ),
      );
    },
  };
}
