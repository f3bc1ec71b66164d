/**
 * Who may send which submission on, and how sending ended. Every question is one statement, so
 * that the database decides it, among processes and machines alike.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { FormId } from '@/lib/forms/types';
import type { GroupCommit } from '@/lib/server/submissions/store/group-commit';
import type { Db, State } from '@/lib/server/submissions/store/schema';

/**
 * How long a sender has a row to itself, in ms. Longer than any forwarding takes (20 s, see
 * forward.ts), with room for clocks that differ; after a crash the row waits this long.
 */
export const LEASE = 30_000;

/** A submission as the pipeline hands it over. */
export interface NewSubmission {
  key: string;
  form: FormId;
  body: string;
  fingerprint: string;
  /** `pending` comes back leased to the caller. */
  state: Extract<State, 'pending' | 'stored' | 'spam'>;
  /** The key of a failed submission that this one corrects. */
  supersedes?: string | undefined;
}

/** The store's answer to a submission. */
export type Claim =
  /** It is stored. A pending one is the caller's to send until the lease ends. */
  | { kind: 'accepted'; lease: string }
  /** The same submission has already succeeded; `answer` is sealed, null if it was our own. */
  | { kind: 'replayed'; answer: string | null }
  /** Another request is sending the same submission right now. */
  | { kind: 'inFlight' }
  /** The key belongs to another body. */
  | { kind: 'conflict' };

/** A row that the caller may send until its lease ends. */
export interface LeasedRow {
  key: string;
  form: FormId;
  body: string;
  lease: string;
  attempts: number;
  /** Since when redelivery has tried, in ms since 1970: received, or last released by hand. */
  since: number;
}

/** How one delivery ended, as its row records it. */
export interface DeliveryResult {
  key: string;
  /** A failure counts only from whoever still holds the lease. */
  lease: string;
  state: Extract<State, 'pending' | 'delivered' | 'rejected' | 'parked'>;
  /** How many came on top of those before. */
  attempts: number;
  /** The upstream's status; null if it never answered. */
  status: number | null;
  /** Sealed; null unless it was delivered. */
  answer: string | null;
  /** When redelivery may try again, in ms since 1970; null unless it is pending. */
  retryAt: number | null;
}

const SENDABLE: readonly State[] = ['pending', 'rejected', 'parked'];

/**
 * @param db an open store
 * @param commit the same store's
 */
export function claims(db: Db, commit: GroupCommit) {
  const newLease = () => ({ lease_owner: randomUUID(), lease_until: Date.now() + LEASE });

  return {
    /**
     * Stores a submission, or says why not.
     *
     * @throws what the database says when it cannot be written
     */
    async claim(submission: NewSubmission): Promise<Claim> {
      const lease = newLease();
      const now = Date.now();
      const isPending = submission.state === 'pending';
      const inserted = await commit.insert({
        ...submission,
        ...(isPending ? lease : { lease_owner: null, lease_until: null }),
        received_at: now,
        attempts: 0,
        last_attempt_at: null,
        last_status: null,
        delivered_at: null,
        retry_at: isPending ? now : null,
        released_at: null,
        answer: null,
      });
      if (inserted) return { kind: 'accepted', lease: lease.lease_owner };

      const row = await db
        .selectFrom('submissions')
        .select(['form', 'state', 'fingerprint', 'answer'])
        .where('key', '=', submission.key)
        .executeTakeFirst();
      // Purged between the two statements; the caller asks again.
      if (!row) return { kind: 'inFlight' };
      const isSame = row.fingerprint === '' || row.fingerprint === submission.fingerprint;
      if (!isSame || row.form !== submission.form) return { kind: 'conflict' };
      if (!SENDABLE.includes(row.state)) return { kind: 'replayed', answer: row.answer };
      const taken = await db
        .updateTable('submissions')
        .set({ ...lease, state: 'pending', retry_at: now })
        .where('key', '=', submission.key)
        .where('state', 'in', SENDABLE)
        .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<', now)]))
        .returning('key')
        .executeTakeFirst();
      return taken ? { kind: 'accepted', lease: lease.lease_owner } : { kind: 'inFlight' };
    },

    /**
     * Leases the pending row that has been due for longest and that nobody is sending. A row that
     * failed is due later than every row that waits now, so no row is tried twice before the others.
     *
     * @param except not the rows of these forms
     */
    async leaseNext(except: readonly FormId[] = []): Promise<LeasedRow | undefined> {
      const lease = newLease();
      const now = Date.now();
      const row = await db
        .updateTable('submissions')
        .set(lease)
        .where('seq', '=', (query) =>
          query
            .selectFrom('submissions')
            .select('seq')
            .where('state', '=', 'pending')
            .where('retry_at', '<=', now)
            .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<', now)]))
            .$if(except.length > 0, (others) => others.where('form', 'not in', except))
            .orderBy('retry_at')
            .orderBy('seq')
            .limit(1),
        )
        // Asked again: PostgreSQL may have waited here for another process that took the same row,
        // and has sent it since.
        .where('state', '=', 'pending')
        .where('retry_at', '<=', now)
        .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<', now)]))
        .returning(['key', 'form', 'attempts', 'received_at', 'released_at', 'body'])
        .executeTakeFirst();
      if (!row || row.body === null) return undefined;
      const { key, form, attempts, body } = row;
      const since = row.released_at ?? row.received_at;
      return { key, form, attempts, body, since, lease: lease.lease_owner };
    },

    /**
     * Makes rows due whose next attempt, or whose lease, lies further ahead than any that we set:
     * the clock was ahead when they were written. Also those that came without a time (from an
     * older version of the site).
     *
     * @param longestWait what redelivery lets a row wait at most, in ms
     */
    async resetFutureTimes(longestWait: number): Promise<void> {
      const now = Date.now();
      await db
        .updateTable('submissions')
        .set({ retry_at: now })
        .where('state', '=', 'pending')
        .where((is) => is.or([is('retry_at', 'is', null), is('retry_at', '>', now + longestWait)]))
        .execute();
      await db
        .updateTable('submissions')
        .set({ lease_owner: null, lease_until: null })
        .where('state', '=', 'pending')
        .where('lease_until', '>', now + 2 * LEASE)
        .execute();
    },

    /**
     * Records how a delivery ended and gives the lease back. What the upstream has is final,
     * whoever says so. Once the upstream has a submission, its body is blanked.
     *
     * @throws what the database says when it cannot be written
     */
    recordDelivery: (result: DeliveryResult): Promise<void> => commit.record(result),
  };
}
