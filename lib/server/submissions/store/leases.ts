/** Leases: only one process at a time may send a row. */
import 'server-only';
import { sql } from 'kysely';
import { periods } from '@/lib/periods';
import type { OpenDatabase } from '@/lib/server/submissions/store/tables';

/** Longer than a delivery, which takes up to 8 s. */
export const LEASE_MS = 30_000;

/** How long a row may fail before it is parked. */
export const GIVE_UP_MS = periods.retryDays * 24 * 60 * 60_000;

export const MAX_BACKOFF_MS = 10 * 60_000;
/** The last attempt after which the pause still doubles. */
const lastDoubling = Math.floor(Math.log2(MAX_BACKOFF_MS / 1000));
/** 2, 4, 8 … s after attempt 1, 2, 3 …, at most `MAX_BACKOFF_MS`. */
const backoffMs = sql`CASE WHEN attempts > ${sql.lit(lastDoubling)} THEN ${sql.lit(MAX_BACKOFF_MS)} ELSE 1000 * (1 << attempts) END`;

/** Matches rows that no process is sending. */
export const isUnleased = (now = Date.now()) =>
  sql<boolean>`(lease_until IS NULL OR lease_until < ${now})`;

const nextLeaseEnd = () => Date.now() + LEASE_MS;

/** Makes the row due again when the lease ends, in case its sender is killed. Restarts the time of retries. */
export function createLease() {
  const leaseEnd = nextLeaseEnd();
  return { lease_until: leaseEnd, retry_at: leaseEnd, give_up_at: leaseEnd + GIVE_UP_MS };
}

export interface Delivery {
  key: string;
  /** The end of the sender's lease, which identifies the lease. */
  lease: number;
  result: 'delivered' | 'rejected' | 'failed';
  /** The upstream's status; null if it did not respond. */
  status: number | null;
}

export const createLeaseMethods = ({ write, kind }: OpenDatabase) => ({
  /** Leases the pending rows that have been due longest. */
  leaseDue(limit: number) {
    const now = Date.now();
    const leaseEnd = nextLeaseEnd();
    return write((db) =>
      db
        .with('due', (query) =>
          query
            .selectFrom('submissions')
            .select('key')
            .where('state', '=', 'pending')
            .where('retry_at', '<=', now)
            .where(isUnleased(now))
            .orderBy('retry_at')
            .limit(limit)
            .$if(kind === 'postgres', (rows) => rows.forUpdate().skipLocked()),
        )
        .updateTable('submissions')
        .set((eb) => ({
          attempts: eb('attempts', '+', 1),
          lease_until: leaseEnd,
          retry_at: leaseEnd,
        }))
        .where('key', 'in', (query) => query.selectFrom('due').select('key'))
        .returning(['key', 'form', 'body', 'lease_until as lease'])
        // Only delivered rows have no body.
        .$narrowType<{ body: string; lease: number }>()
        .execute(),
    );
  },

  /**
   * Records a delivery and ends its lease. Removes the body of a delivered row. Parks a row that still fails after 14
   * days. Ignores a rejection or failure if the row has another lease by now, because a later sender decides.
   */
  async recordDelivery({ key, lease, result, status }: Delivery): Promise<void> {
    const now = Date.now();
    const attempt = { lease_until: null, last_status: status, last_attempt_at: now };
    await write((db) => {
      const row = db.updateTable('submissions').set(attempt).where('key', '=', key);
      if (result === 'delivered') return row.set({ state: result, body: null }).execute();
      const leasedRow = row.where('state', '=', 'pending').where('lease_until', '=', lease);
      if (result === 'rejected') return leasedRow.set({ state: result }).execute();
      return leasedRow
        .set({
          state: sql`CASE WHEN give_up_at <= ${now} THEN 'parked' ELSE 'pending' END`,
          retry_at: sql`CAST(${now} AS bigint) + ${backoffMs}`,
        })
        .execute();
    });
  },
});

type LeaseMethods = ReturnType<typeof createLeaseMethods>;

/** A row that the caller may send until its lease ends. */
export type LeasedRow = Awaited<ReturnType<LeaseMethods['leaseDue']>>[number];
