/** Who may send a row, and how sending ended: decided by the database, among processes and machines. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FormId } from '@/lib/forms/types';
import { inBatches } from '@/lib/server/submissions/store/batch';
import type { Db, State } from '@/lib/server/submissions/store/schema';

/**
 * How long a sender has a row to itself, in ms. Longer than any forwarding takes (8 s, see
 * post-json.ts), with room for clocks that differ; after a crash the row waits this long.
 */
export const LEASE = 30_000;

/** A row that the caller may send until its lease ends. */
export interface LeasedRow {
  key: string;
  form: FormId;
  body: string;
  lease: string;
  /** Since when redelivery has tried, in ms since 1970: received, or last released by hand. */
  since: number;
}

/** How one delivery ended, as its row records it. */
export interface DeliveryResult {
  key: string;
  /** A failure counts only from whoever still holds the lease. */
  lease: string;
  state: Extract<State, 'pending' | 'delivered' | 'rejected' | 'parked'>;
  /** The upstream's status; null if it never answered. */
  status: number | null;
}

interface Due {
  /** Due by then, in ms since 1970. */
  by?: number;
  limit?: number;
  /** Not the rows of these forms. */
  except?: readonly FormId[];
}

/** True of a row that nobody is sending. */
export const unleased = (now = Date.now()) =>
  sql<boolean>`(lease_until IS NULL OR lease_until < ${now})`;

/** The longest that a row waits for its next attempt, in ms. */
export const LONGEST_WAIT = 3_600_000;
/** In ms, of a row that an UPDATE is about to count one more attempt of: 1 s × 2^attempts. */
const backoff = sql`CASE WHEN attempts > 10 THEN ${sql.lit(LONGEST_WAIT)}
  ELSE 1000 * (2 << attempts) END`;

/** The columns of a lease that begins now. */
export const newLease = () => ({ lease_owner: randomUUID(), lease_until: Date.now() + LEASE });

async function record(db: Db, { key, lease, state, status }: DeliveryResult) {
  const now = Date.now();
  const isDelivered = state === 'delivered';
  await db
    .updateTable('submissions')
    .set({ state, last_attempt_at: now, last_status: status })
    .set({ lease_owner: null, lease_until: null })
    .$if(isDelivered, (row) => row.set({ delivered_at: now, body: null }))
    .where('key', '=', key)
    .$if(!isDelivered, (row) => row.where('lease_owner', '=', lease))
    .execute();
}

/** The same for many, in one statement of SQLite: it has the lock for no longer than that. */
async function recordAll(db: Db, all: readonly DeliveryResult[]) {
  const now = Date.now();
  const delivered = new Set(all.filter(({ state }) => state === 'delivered').map(({ key }) => key));
  const final = all.filter(({ key, state }) => state === 'delivered' || !delivered.has(key));
  const rows = final.map(
    ({ key, lease, state, status }) => sql`(${key}, ${lease}, ${state}, ${status})`,
  );
  await sql`WITH ended (key, lease, state, status) AS (VALUES ${sql.join(rows)})
    UPDATE submissions SET
      state = ended.state, last_status = ended.status, last_attempt_at = ${now},
      lease_owner = NULL, lease_until = NULL,
      delivered_at = CASE ended.state WHEN 'delivered' THEN ${now} ELSE delivered_at END,
      body = CASE ended.state WHEN 'delivered' THEN NULL ELSE body END
    FROM ended WHERE submissions.key = ended.key
      AND (ended.state = 'delivered' OR submissions.lease_owner = ended.lease)`.execute(db);
}

/**
 * @param db an open store
 * @param skipsLocked whether the database lets a query pass over rows that another one has locked
 */
export function leases(db: Db, skipsLocked: boolean) {
  // In SQLite, of all that ends in one turn, one commit; PostgreSQL shares commits itself.
  const recordTogether = inBatches(async (all: readonly DeliveryResult[]): Promise<void[]> => {
    if (skipsLocked) return Promise.all(all.map((one) => record(db, one)));
    await recordAll(db, all);
    return all.map(() => undefined);
  });
  return {
    /**
     * Leases the pending rows that have been due for longest and that nobody is sending. The back-off
     * of the next attempt is written with the lease: a row that kills its sender is behind all others
     * that are due, as one that fails is.
     *
     * @throws what the database says when it cannot be written
     */
    async leaseDue({ by = Date.now(), limit = 1, except = [] }: Due = {}): Promise<LeasedRow[]> {
      const lease = newLease();
      const rows = await db
        .with('due', (query) =>
          query
            .selectFrom('submissions')
            .select('seq')
            .where('state', '=', 'pending')
            .where('retry_at', '<=', by)
            .where(unleased())
            .$if(except.length > 0, (others) => others.where('form', 'not in', except))
            .orderBy('retry_at')
            .orderBy('seq')
            .limit(limit)
            .$if(skipsLocked, (free) => free.forUpdate().skipLocked()),
        )
        .updateTable('submissions')
        .set((is) => ({
          ...lease,
          attempts: is('attempts', '+', 1),
          retry_at: sql<number>`CAST(${Date.now()} AS bigint) + ${backoff}`,
        }))
        .where('seq', 'in', (query) => query.selectFrom('due').select('seq'))
        .returning(['key', 'form', 'received_at', 'released_at', 'body'])
        .execute();
      return rows.map(({ received_at, released_at, body, ...row }) => ({
        ...row,
        // Only what was delivered has none.
        body: body!,
        since: released_at ?? received_at,
        lease: lease.lease_owner,
      }));
    },

    /**
     * Records how a delivery ended and gives the lease back. What the upstream has is final,
     * whoever says so. Once the upstream has a submission, its body is blanked.
     *
     * @throws what the database says when it cannot be written
     */
    recordDelivery: (result: DeliveryResult): Promise<void> => recordTogether(result),
  };
}
