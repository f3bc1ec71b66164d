/** Leases: only one process at a time may send a row. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FormId } from '@/lib/forms/types';
import type { OpenDatabase, State } from '@/lib/server/submissions/store/schema';

/** How long a lease lasts: longer than a delivery, which takes up to 8 s. */
export const LEASE_MS = 30_000;

/** How a delivery ended. */
export interface DeliveryResult {
  key: string;
  /** A failure is recorded only for the current lease. */
  lease: string;
  state: Extract<State, 'pending' | 'delivered' | 'rejected' | 'parked'>;
  /** The upstream's status code; null if it never answered. */
  status: number | null;
  /** How long the upstream asks to wait (Retry-After), in ms. */
  retryAfterMs?: number;
}

/** Matches rows without an active lease. */
export const unleased = (now = Date.now()) =>
  sql<boolean>`(lease_until IS NULL OR lease_until < ${now})`;

/** The longest back-off between two attempts. */
export const MAX_BACKOFF_MS = 3_600_000;
/** The back-off in ms for an UPDATE that also increments `attempts`: 1 s × 2^attempts. */
const backoff = sql`CASE WHEN attempts > 10 THEN ${sql.lit(MAX_BACKOFF_MS)}
  ELSE 1000 * (2 << attempts) END`;

/** The time that the row was received or last released. */
export const tryingSince = sql<number>`coalesce(released_at, received_at)`;

/** Returns the columns of a lease that starts now. */
export const newLease = () => ({ lease_owner: randomUUID(), lease_until: Date.now() + LEASE_MS });

export interface Due {
  /** In ms since 1970; default: now. */
  by?: number;
  limit?: number;
  /** Forms whose rows are left out. */
  except?: readonly FormId[];
}

/**
 * Leases the pending rows that have been due for longest. The next back-off is stored with the lease, so
 * that a row whose sender crashes goes behind the other due rows.
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
      // Only delivered rows have no body.
      .$narrowType<{ body: string; lease: string }>()
      .execute(),
  );
}

/** A row that the caller may send until its lease ends. */
export type LeasedRow = Awaited<ReturnType<typeof leaseDue>>[number];

/**
 * Records how a delivery ended and ends its lease. `delivered` is final, even from a sender that lost its
 * lease, and blanks the body.
 */
export async function recordDelivery(
  { write }: OpenDatabase,
  { key, lease, state, status, retryAfterMs = 0 }: DeliveryResult,
): Promise<void> {
  const now = Date.now();
  const isDelivered = state === 'delivered';
  const mustWait = retryAfterMs > 0;
  await write(async (db) => {
    await db
      .updateTable('submissions')
      .set({ state, last_attempt_at: now, last_status: status })
      .set({ lease_owner: null, lease_until: null })
      .$if(isDelivered, (row) => row.set({ delivered_at: now, body: null }))
      // The back-off starts when the attempt ends, not when its lease started.
      .$if(!isDelivered, (row) =>
        row.set({ retry_at: sql`retry_at + ${now + LEASE_MS} - lease_until` }),
      )
      .where('key', '=', key)
      .$if(!isDelivered, (row) => row.where('lease_owner', '=', lease))
      .execute();
    if (!mustWait) return;
    // The upstream means every form: the form's other rows wait as well.
    const until = now + Math.min(retryAfterMs, MAX_BACKOFF_MS);
    await db
      .updateTable('submissions')
      .set({ retry_at: until })
      .where('form', '=', (query) =>
        query.selectFrom('submissions as own').select('own.form').where('own.key', '=', key),
      )
      .where('state', '=', 'pending')
      .where('retry_at', '<', until)
      // Rows that are being sent get their own answer; two senders that waited for each other's row would deadlock.
      .where(unleased(now))
      .execute();
  }, mustWait);
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
