/** Leases: only one process at a time may send a row. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FormId } from '@/lib/forms/types';
import type { OpenDatabase, State } from '@/lib/server/submissions/store/schema';

/** Longer than a delivery, which takes up to 8 s. */
export const LEASE_MS = 30_000;

export interface DeliveryResult {
  key: string;
  /** The sender's lease. If the row no longer has this lease, only `delivered` is recorded. */
  lease: string;
  /** `parked` means that the site has given up after 14 days. */
  state: Extract<State, 'pending' | 'delivered' | 'rejected' | 'parked'>;
  /** The upstream's status; null if it did not answer. */
  status: number | null;
  /** The wait that the upstream asks for (Retry-After). */
  retryAfterMs?: number;
}

/** Matches rows without an active lease. */
export const isUnleased = (now = Date.now()) =>
  sql<boolean>`(lease_until IS NULL OR lease_until < ${now})`;

export const MAX_BACKOFF_MS = 3_600_000;
/** The back-off of redelivery: 2^n s after attempt n, at most an hour. In an UPDATE, `attempts` is still n - 1. */
const backoffMs = sql`CASE WHEN attempts > 10 THEN ${sql.lit(MAX_BACKOFF_MS)}
  ELSE 1000 * (2 << attempts) END`;

/** When the row was received, or last released by an operator. */
export const queuedSince = sql<number>`coalesce(released_at, received_at)`;

export const createLease = () => ({
  lease_owner: randomUUID(),
  lease_until: Date.now() + LEASE_MS,
});

export interface DueQuery {
  /** In ms since 1970; default: now. */
  dueBy?: number;
  limit?: number;
  exceptForms?: readonly FormId[];
}

/**
 * Leases the pending rows that have been due longest. Also sets their next retry time, so that a row whose sender
 * crashes is retried after the others.
 */
export function leaseDue(
  { write, kind }: OpenDatabase,
  { dueBy = Date.now(), limit = 1, exceptForms = [] }: DueQuery = {},
) {
  return write((db) =>
    db
      .with('due', (query) =>
        query
          .selectFrom('submissions')
          .select('seq')
          .where('state', '=', 'pending')
          .where('retry_at', '<=', dueBy)
          .where(isUnleased())
          .$if(exceptForms.length > 0, (rows) => rows.where('form', 'not in', exceptForms))
          .orderBy('retry_at')
          .orderBy('seq')
          .limit(limit)
          .$if(kind === 'postgres', (rows) => rows.forUpdate().skipLocked()),
      )
      .updateTable('submissions')
      .set((eb) => ({
        ...createLease(),
        attempts: eb('attempts', '+', 1),
        retry_at: sql<number>`CAST(${Date.now()} AS bigint) + ${backoffMs}`,
      }))
      .where('seq', 'in', (query) => query.selectFrom('due').select('seq'))
      .returning(['key', 'form', 'body', 'lease_owner as lease', queuedSince.as('queuedSince')])
      // Only delivered rows have no body.
      .$narrowType<{ body: string; lease: string }>()
      .execute(),
  );
}

/** A row that the caller may send until its lease ends. */
export type LeasedRow = Awaited<ReturnType<typeof leaseDue>>[number];

/** Records the result of a delivery, ends its lease, and removes the body of a delivered row. */
export async function recordDelivery(
  { write }: OpenDatabase,
  { key, lease, state, status, retryAfterMs = 0 }: DeliveryResult,
): Promise<void> {
  const now = Date.now();
  const isDelivered = state === 'delivered';
  const hasRetryAfter = retryAfterMs > 0;
  await write(
    async (db) => {
      await db
        .updateTable('submissions')
        .set({ state, last_attempt_at: now, last_status: status })
        .set({ lease_owner: null, lease_until: null })
        .$if(isDelivered, (update) => update.set({ delivered_at: now, body: null }))
        // Adds the time since the lease started, so that the back-off starts when the attempt ends.
        .$if(!isDelivered, (update) =>
          update.set({ retry_at: sql`retry_at + ${now + LEASE_MS} - lease_until` }),
        )
        .where('key', '=', key)
        .$if(!isDelivered, (update) => update.where('lease_owner', '=', lease))
        .execute();
      if (!hasRetryAfter) return;
      // Retry-After applies to all rows of the form.
      const until = now + Math.min(retryAfterMs, MAX_BACKOFF_MS);
      await db
        .updateTable('submissions')
        .set({ retry_at: until })
        .where('form', '=', (query) =>
          query.selectFrom('submissions as sent').select('sent.form').where('sent.key', '=', key),
        )
        .where('state', '=', 'pending')
        .where('retry_at', '<', until)
        // Leaves out leased rows. The process that sends such a row sets its `retry_at` itself, and two processes that
        // updated each other's rows could deadlock.
        .where(isUnleased(now))
        .execute();
    },
    { isAtomic: hasRetryAfter },
  );
}

/** Makes all pending rows without an active lease due now. */
export async function endBackoff({ write }: OpenDatabase): Promise<void> {
  const now = Date.now();
  await write((db) =>
    db
      .updateTable('submissions')
      .set({ retry_at: now })
      .where('state', '=', 'pending')
      .where('retry_at', '>', now)
      .where(isUnleased(now))
      .execute(),
  );
}
