import 'server-only';
import { claim } from '@/lib/server/submissions/store/claims';
import { documents } from '@/lib/server/submissions/store/documents';
import { endBackoff, leaseDue, recordDelivery } from '@/lib/server/submissions/store/leases';
import { records } from '@/lib/server/submissions/store/records';
import type { OpenDatabase } from '@/lib/server/submissions/store/schema';
import { stats } from '@/lib/server/submissions/store/stats';
import type { Store } from '@/lib/server/submissions/store/store';

/** For how long a write says that the next one will do, in ms: anyone can ask for health. */
const WRITE_GOOD_FOR = 60_000;

/** The store, the same over both databases. */
export async function storeOf(opened: OpenDatabase): Promise<Store> {
  const { value: secret } = await opened.db
    .selectFrom('store_settings')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow();
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
    secret,
    claim: (submission) => rememberOutcome(claim(opened, submission)),
    leaseDue: (due) => leaseDue(opened, due),
    recordDelivery: (result) => rememberOutcome(recordDelivery(opened, result)),
    endBackoff: () => endBackoff(opened),
    async probeWrite() {
      if (performance.now() - lastWrite < WRITE_GOOD_FOR) return;
      probe ??= rememberOutcome(writeAnew())
        .then(() => undefined)
        .finally(() => (probe = undefined));
      await probe;
    },
  };
}
