/** Stores each submission once. The unique key prevents duplicates from several processes. */
import 'server-only';
import type { FormId } from '@/lib/forms/types';
import { createLease, isUnleased } from '@/lib/server/submissions/store/leases';
import type { Db, OpenDatabase, State, SubmissionRow } from '@/lib/server/submissions/store/schema';

/** How long redelivery waits before it sends a new row, because the browser itself retries for 13 s. */
export const BROWSER_RETRIES_MS = 20_000;

export interface NewSubmission {
  key: string;
  form: FormId;
  body: string;
  fingerprint: string;
  /** A `pending` row is leased to the caller. */
  state: Extract<State, 'pending' | 'stored' | 'spam'>;
  spamReason?: SubmissionRow['spam_reason'];
}

/**
 * - `accepted`: stored; if it is pending, the caller may send it until the lease ends
 * - `replayed`: the same submission has already succeeded, or the new one is spam and its key is taken
 * - `inFlight`: the same submission is being sent at the moment
 * - `conflict`: the key belongs to another submission
 */
export type Claim =
  { kind: 'accepted'; lease: string } | { kind: 'replayed' | 'inFlight' | 'conflict' };

const SENDABLE_STATES: readonly State[] = ['pending', 'rejected', 'parked'];

type Lease = ReturnType<typeof createLease>;

/** Inserts a row. If it is not spam, it replaces a spam row with its key. Returns false if the key is taken. */
async function insertRow(db: Db, submission: NewSubmission, lease: Lease): Promise<boolean> {
  const { key, form, body, fingerprint, state, spamReason = null } = submission;
  const now = Date.now();
  const row = {
    ...{ key, form, body, fingerprint, state, received_at: now, attempts: 0 },
    spam_reason: spamReason,
    ...(state === 'pending' && { ...lease, attempts: 1, retry_at: now + BROWSER_RETRIES_MS }),
  };
  const inserted = await db
    .insertInto('submissions')
    .values(row)
    .onConflict((on) =>
      state === 'spam'
        ? on.column('key').doNothing()
        : on.column('key').doUpdateSet(row).where('submissions.state', '=', 'spam'),
    )
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Leases the row that already exists under the key, if it is the same submission and may be sent. */
async function claimExistingRow(
  db: Db,
  { key, form, fingerprint, state }: NewSubmission,
  lease: Lease,
): Promise<Claim['kind']> {
  if (state === 'spam') return 'replayed';
  const row = await db
    .selectFrom('submissions')
    .select(['form', 'state', 'fingerprint'])
    .where('key', '=', key)
    .executeTakeFirst();
  // The row was deleted between the two statements; the caller tries again.
  if (!row) return 'inFlight';
  if (row.fingerprint !== fingerprint || row.form !== form) return 'conflict';
  if (!SENDABLE_STATES.includes(row.state)) return 'replayed';
  const leased = await db
    .updateTable('submissions')
    .set((eb) => ({
      ...lease,
      state: 'pending' as const,
      attempts: eb('attempts', '+', 1),
      retry_at: Date.now() + BROWSER_RETRIES_MS,
    }))
    .where('key', '=', key)
    .where('state', 'in', SENDABLE_STATES)
    .where(isUnleased())
    .returning('key')
    .executeTakeFirst();
  return leased ? 'accepted' : 'inFlight';
}

export function claim({ write }: OpenDatabase, submission: NewSubmission): Promise<Claim> {
  return write(async (db) => {
    const lease = createLease();
    const isNew = await insertRow(db, submission, lease);
    const kind = isNew ? 'accepted' : await claimExistingRow(db, submission, lease);
    return kind === 'accepted' ? { kind, lease: lease.lease_owner } : { kind };
  });
}
