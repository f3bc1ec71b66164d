/** Who may send a row, and how sending ended: decided by the database, among processes and machines. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FormId } from '@/lib/forms/types';
import type { OpenDatabase, State } from '@/lib/server/submissions/store/schema';

/**
 * How long a sender has a row to itself, in ms: longer than any forwarding takes (8 s), with room for
 * clocks that differ. After a crash the row waits this long.
 */
export const LEASE = 30_000;

/** How one delivery ended. */
export interface DeliveryResult {
  key: string;
  /** A failure counts only from whoever still holds the lease. */
  lease: string;
  state: Extract<State, 'pending' | 'delivered' | 'rejected' | 'parked'>;
  /** The upstream's status; null if it never answered. */
  status: number | null;
  /** How long the upstream asks to wait (Retry-After), in ms. */
  retryAfterMs?: number;
}

/** True of a row that nobody is sending; a lease that is longer than any comes from a clock that was ahead. */
export const unleased = (now = Date.now()) =>
  sql<boolean>`(lease_until IS NULL OR lease_until < ${now} OR lease_until > ${now + 2 * LEASE})`;

/** The longest that a row waits for its next attempt, in ms. */
export const LONGEST_WAIT = 3_600_000;
/** In ms, of a row that an UPDATE is about to count one more attempt of: 1 s × 2^attempts. */
const backoff = sql`CASE WHEN attempts > 10 THEN ${sql.lit(LONGEST_WAIT)}
  ELSE 1000 * (2 << attempts) END`;

/** In ms since 1970: received, or last released by hand. */
export const tryingSince = sql<number>`coalesce(released_at, received_at)`;

/** The columns of a lease that begins now. */
export const newLease = () => ({ lease_owner: randomUUID(), lease_until: Date.now() + LEASE });

export interface Due {
  /** In ms since 1970; now, if it is left out. */
  by?: number;
  limit?: number;
  /** Not the rows of these forms. */
  except?: readonly FormId[];
}

/**
 * Leases the pending rows that have been due for longest and that nobody is sending. The back-off of the
 * next attempt is written with the lease: a row that kills its sender is then behind all that are due.
 */
export function leaseDue(
  { write, kind }: OpenDatabase,
  { by = Date.now(), limit = 1, except = [] }: Due = {},
) {
  return write((db) =>
    db
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
          .$if(kind === 'postgres', (free) => free.forUpdate().skipLocked()),
      )
      .updateTable('submissions')
      .set((is) => ({
        ...newLease(),
        attempts: is('attempts', '+', 1),
        retry_at: sql<number>`CAST(${Date.now()} AS bigint) + ${backoff}`,
      }))
      .where('seq', 'in', (query) => query.selectFrom('due').select('seq'))
      .returning(['key', 'form', 'body', 'lease_owner as lease', tryingSince.as('since')])
      // Only what was delivered has no body.
      .$narrowType<{ body: string; lease: string }>()
      .execute(),
  );
}

/** A row that the caller may send until its lease ends. */
export type LeasedRow = Awaited<ReturnType<typeof leaseDue>>[number];

/** Gives the lease back. What the upstream has is final, whoever says so, and its body is blanked. */
export async function recordDelivery(
  { write }: OpenDatabase,
  { key, lease, state, status, retryAfterMs = 0 }: DeliveryResult,
): Promise<void> {
  const now = Date.now();
  const isDelivered = state === 'delivered';
  await write((db) =>
    db
      .updateTable('submissions')
      .set({ state, last_attempt_at: now, last_status: status })
      .set({ lease_owner: null, lease_until: null })
      .$if(isDelivered, (row) => row.set({ delivered_at: now, body: null }))
      // A wait begins where the attempt ends, not where its lease began.
      .$if(!isDelivered, (row) =>
        row.set({ retry_at: sql`retry_at + ${now + LEASE} - lease_until` }),
      )
      .where('key', '=', key)
      .where('state', '<>', 'deleted')
      .$if(!isDelivered, (row) => row.where('lease_owner', '=', lease))
      .execute(),
  );
  if (retryAfterMs === 0) return;
  // The upstream means all calls: the form's other rows wait as well.
  const until = now + Math.min(retryAfterMs, LONGEST_WAIT);
  await write((db) =>
    db
      .updateTable('submissions')
      .set({ retry_at: until })
      .where('form', '=', (query) =>
        query.selectFrom('submissions as own').select('own.form').where('own.key', '=', key),
      )
      .where('state', '=', 'pending')
      .where('retry_at', '<', until)
      .execute(),
  );
}

/** Makes all pending rows due now, oldest first, for the end of an outage. */
export async function endBackoff({ write }: OpenDatabase): Promise<void> {
  const now = Date.now();
  await write((db) =>
    db
      .updateTable('submissions')
      .set({ retry_at: now })
      .where('state', '=', 'pending')
      .where('retry_at', '>', now)
      .where(unleased(now))
      .execute(),
  );
}
