/** Storing a submission, once for each key: decided by the database, among processes and machines. */
import 'server-only';
import type { FormId } from '@/lib/forms/types';
import { newLease, unleased } from '@/lib/server/submissions/store/leases';
import type { Db, OpenDatabase, State, SubmissionRow } from '@/lib/server/submissions/store/schema';

/** How long redelivery leaves a row to its visitor's browser, which may retry for 13 s, in ms. */
export const VISITOR_RETRIES = 20_000;

export interface NewSubmission {
  key: string;
  form: FormId;
  body: string;
  fingerprint: string;
  /** The fingerprint that release 0.1.0 gave the same submission. */
  formerFingerprint?: string;
  /** `pending` comes back leased to the caller. */
  state: Extract<State, 'pending' | 'stored' | 'spam'>;
  spamReason?: SubmissionRow['spam_reason'];
}

/**
 * - `accepted`: it is stored; a pending one is the caller's to send until the lease ends
 * - `replayed`: the same has already succeeded, or is spam
 * - `inFlight`: another request is sending the same right now
 * - `conflict`: the key belongs to another body
 * - `deleted`: it was deleted on request
 */
export type Claim =
  { kind: 'accepted'; lease: string } | { kind: 'replayed' | 'inFlight' | 'conflict' | 'deleted' };

const SENDABLE: readonly State[] = ['pending', 'rejected', 'parked'];

type Lease = ReturnType<typeof newLease>;

/** @returns whether the key was free; a row that the honeypot caught gives its key up to a person */
async function insert(db: Db, submission: NewSubmission, lease: Lease): Promise<boolean> {
  const { key, form, body, fingerprint, state, spamReason = null } = submission;
  const now = Date.now();
  const row = {
    ...{ key, form, body, fingerprint, state, received_at: now, attempts: 0 },
    spam_reason: spamReason,
    ...(state === 'pending' && { ...lease, attempts: 1, retry_at: now + VISITOR_RETRIES }),
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

async function claimAgain(
  db: Db,
  { key, form, fingerprint, formerFingerprint, state }: NewSubmission,
  lease: Lease,
): Promise<Claim['kind']> {
  if (state === 'spam') return 'replayed';
  const row = await db
    .selectFrom('submissions')
    .select(['form', 'state', 'fingerprint'])
    .where('key', '=', key)
    .executeTakeFirst();
  // Purged between the two statements; the caller asks again.
  if (!row) return 'inFlight';
  if (row.state === 'deleted') return 'deleted';
  const isSame = [fingerprint, formerFingerprint].includes(row.fingerprint) && row.form === form;
  if (!isSame) return 'conflict';
  if (!SENDABLE.includes(row.state)) return 'replayed';
  const taken = await db
    .updateTable('submissions')
    .set((is) => ({
      ...lease,
      state: 'pending' as const,
      attempts: is('attempts', '+', 1),
      retry_at: Date.now() + VISITOR_RETRIES,
    }))
    .where('key', '=', key)
    .where('state', 'in', SENDABLE)
    .where(unleased())
    .returning('key')
    .executeTakeFirst();
  return taken ? 'accepted' : 'inFlight';
}

/** Stores a submission whose key is free, or leases the row that it has already. */
export function claim({ write }: OpenDatabase, submission: NewSubmission): Promise<Claim> {
  return write(async (db) => {
    const lease = newLease();
    const isNew = await insert(db, submission, lease);
    const kind = isNew ? 'accepted' : await claimAgain(db, submission, lease);
    return kind === 'accepted' ? { kind, lease: lease.lease_owner } : { kind };
  });
}
