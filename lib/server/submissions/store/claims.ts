/** Stores each submission once. The key is unique, also among several processes. */
import 'server-only';
import type { FormId } from '@/lib/forms/types';
import { createLease, isUnleased } from '@/lib/server/submissions/store/leases';
import type { Db, OpenDatabase, State } from '@/lib/server/submissions/store/tables';

export interface NewSubmission {
  key: string;
  form: FormId;
  body: string;
  fingerprint: string;
  /** A `pending` row is leased to the caller. */
  state: Extract<State, 'pending' | 'stored' | 'spam'>;
}

/**
 * - `accepted`: stored; if it is pending, the caller may send it until `lease`
 * - `alreadyReceived`: the same submission has already succeeded
 * - `inFlight`: the same submission is being sent at the moment
 * - `conflict`: the key belongs to another submission
 */
export type Claim =
  { kind: 'accepted'; lease: number } | { kind: 'alreadyReceived' | 'inFlight' | 'conflict' };

/** States in which the visitor's own retry sends the row again. */
const SENDABLE_STATES: readonly State[] = ['pending', 'rejected', 'parked'];

type Lease = ReturnType<typeof createLease>;

/** Inserts a row. Returns false if the key is taken. */
async function insertRow(db: Db, submission: NewSubmission, lease: Lease): Promise<boolean> {
  const isSending = submission.state === 'pending';
  const inserted = await db
    .insertInto('submissions')
    .values({
      ...submission,
      created_at: Date.now(),
      attempts: isSending ? 1 : 0,
      ...(isSending && lease),
    })
    .onConflict((on) => on.doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Leases the row that already exists under the key, if it is the same submission and may be sent. */
async function claimExistingRow(
  db: Db,
  { key, form, fingerprint }: NewSubmission,
  lease: Lease,
): Promise<Claim['kind']> {
  const row = await db
    .selectFrom('submissions')
    .select(['form', 'state', 'fingerprint'])
    .where('key', '=', key)
    .executeTakeFirst();
  // The row was deleted between the two statements; the caller tries again.
  if (!row) return 'inFlight';
  if (row.fingerprint !== fingerprint || row.form !== form) return 'conflict';
  if (!SENDABLE_STATES.includes(row.state)) return 'alreadyReceived';
  const leased = await db
    .updateTable('submissions')
    .set((eb) => ({ ...lease, state: 'pending', attempts: eb('attempts', '+', 1) }))
    .where('key', '=', key)
    .where('state', 'in', SENDABLE_STATES)
    .where(isUnleased())
    .returning('key')
    .executeTakeFirst();
  return leased ? 'accepted' : 'inFlight';
}

/** @param onAccepted is called after a submission was written, which shows that the store can be written */
export const createClaimMethods = ({ write }: OpenDatabase, onAccepted: () => void) => ({
  async claim(submission: NewSubmission): Promise<Claim> {
    const claim = await write<Claim>(async (db) => {
      const lease = createLease();
      const isNew = await insertRow(db, submission, lease);
      const kind = isNew ? 'accepted' : await claimExistingRow(db, submission, lease);
      return kind === 'accepted' ? { kind, lease: lease.lease_until } : { kind };
    });
    if (claim.kind === 'accepted') onAccepted();
    return claim;
  },
});
