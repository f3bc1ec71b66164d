/**
 * Who may send which submission on, and what became of it. Every question is one statement, so
 * that it is decided by the database, among processes and machines alike.
 */
import { randomUUID } from 'node:crypto';
import type { FormId } from '@/lib/forms/types';
import type { Db, State, SubmissionRow } from '@/lib/submissions/store/schema';
import type { Writes } from '@/lib/submissions/store/writes';

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
  state: Extract<State, 'pending' | 'kept' | 'spam'>;
}

/** What the store says to a submission. */
export type Claim =
  /** It is stored. A pending one is the caller's to send until the lease ends. */
  | { kind: 'stored'; lease: string }
  /** The same submission has already succeeded; `answer` is sealed, null if it was our own. */
  | { kind: 'repeated'; status: number | null; answer: string | null }
  /** Someone else is sending the same submission right now. */
  | { kind: 'busy' }
  /** The key belongs to another body. */
  | { kind: 'other' };

/** A row that the caller may send until its lease ends. */
export type Leased = Pick<SubmissionRow, 'key' | 'form' | 'attempts'> & {
  body: string;
  lease: string;
};

/** How one round of sending ended. */
export interface Sent {
  state: Extract<State, 'pending' | 'delivered' | 'rejected'>;
  attempts: number;
  status: number | null;
  answer: string | null;
  /** Not before then, in ms since 1970; null: at the next opportunity. */
  retryAt: number | null;
}

/**
 * @param db an open store
 * @param writes the same store's
 */
export function claims(db: Db, writes: Writes) {
  const leaseFor = () => ({ lease_owner: randomUUID(), lease_until: Date.now() + LEASE });

  return {
    /**
     * Stores a submission, or says why not.
     *
     * @throws what the database says when it cannot be written
     */
    async claim(submission: NewSubmission): Promise<Claim> {
      const lease = leaseFor();
      const inserted = await writes.insert({
        ...submission,
        ...(submission.state === 'pending' ? lease : { lease_owner: null, lease_until: null }),
        received_at: Date.now(),
        attempts: 0,
        last_attempt_at: null,
        last_status: null,
        delivered_at: null,
        retry_at: null,
        answer: null,
      });
      if (inserted) return { kind: 'stored', lease: lease.lease_owner };

      const row = await db
        .selectFrom('submissions')
        .select(['form', 'state', 'fingerprint', 'last_status', 'answer'])
        .where('key', '=', submission.key)
        .executeTakeFirst();
      // Purged between the two statements; the caller asks again.
      if (!row) return { kind: 'busy' };
      if (row.fingerprint !== submission.fingerprint || row.form !== submission.form) {
        return { kind: 'other' };
      }
      if (row.state === 'kept' || row.state === 'spam') {
        return { kind: 'repeated', status: null, answer: null };
      }
      if (row.state === 'delivered') {
        return { kind: 'repeated', status: row.last_status, answer: row.answer };
      }
      const taken = await db
        .updateTable('submissions')
        .set(lease)
        .where('key', '=', submission.key)
        .where('state', 'in', ['pending', 'rejected'])
        .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<', Date.now())]))
        .returning('key')
        .executeTakeFirst();
      return taken ? { kind: 'stored', lease: lease.lease_owner } : { kind: 'busy' };
    },

    /**
     * Leases the oldest pending row that nobody is sending.
     *
     * @param options.ignoreRetryAt also rows whose turn has not come yet
     * @param options.triedBefore not the rows tried later than this, in ms since 1970
     * @param options.except not the rows of these forms
     */
    async leaseOldest(options: {
      ignoreRetryAt: boolean;
      triedBefore: number;
      except: readonly FormId[];
    }): Promise<Leased | undefined> {
      const lease = leaseFor();
      const now = Date.now();
      const row = await db
        .updateTable('submissions')
        .set(lease)
        .where('key', '=', (query) =>
          query
            .selectFrom('submissions')
            .select('key')
            .where('state', '=', 'pending')
            .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<', now)]))
            .where((is) =>
              is.or([
                is('last_attempt_at', 'is', null),
                is('last_attempt_at', '<=', options.triedBefore),
              ]),
            )
            .$if(options.except.length > 0, (others) =>
              others.where('form', 'not in', options.except),
            )
            .$if(!options.ignoreRetryAt, (due) =>
              due.where((is) => is.or([is('retry_at', 'is', null), is('retry_at', '<=', now)])),
            )
            .orderBy('received_at')
            .limit(1),
        )
        // Asked again: PostgreSQL may have waited here for someone who took the same row.
        .where((is) => is.or([is('lease_until', 'is', null), is('lease_until', '<', now)]))
        .returning(['key', 'form', 'attempts', 'body'])
        .executeTakeFirst();
      if (!row || row.body === null) return undefined;
      return { ...row, body: row.body, lease: lease.lease_owner };
    },

    /**
     * Writes down how sending ended and gives the lease back. What the upstream has is final,
     * whoever says so; a failure counts only from the holder of the lease. Once the upstream has
     * a submission, its body is blanked.
     */
    async settle(key: string, lease: string, sent: Sent): Promise<void> {
      const now = Date.now();
      const delivered = sent.state === 'delivered';
      await writes.settle({
        key,
        state: sent.state,
        attempts: sent.attempts,
        last_attempt_at: now,
        last_status: sent.status,
        retry_at: sent.retryAt,
        lease_owner: lease,
        delivered_at: delivered ? now : null,
        answer: delivered ? sent.answer : null,
      });
    },
  };
}
