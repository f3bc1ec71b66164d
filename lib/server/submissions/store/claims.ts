/** Storing a submission, once for each key: decided by the database, among processes and machines. */
import 'server-only';
import type { FormId } from '@/lib/forms/types';
import { newLease, unleased } from '@/lib/server/submissions/store/leases';
import type { Db, OpenDatabase, State } from '@/lib/server/submissions/store/schema';

/** How long redelivery leaves a row to its visitor's browser, which may retry for 13 s, in ms. */
export const VISITOR_RETRIES = 20_000;

export interface NewSubmission {
  key: string;
  form: FormId;
  body: string;
  fingerprint: string;
  /** `pending` comes back leased to the caller. */
  state: Extract<State, 'pending' | 'stored' | 'spam'>;
  /** The keys of failed submissions that this one corrects. */
  supersedes?: readonly string[];
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
const REPLACEABLE: readonly State[] = [...SENDABLE, 'stored'];

type Lease = ReturnType<typeof newLease>;

/** @returns whether the key was free; what the honeypot caught holds none against a person */
async function insert(db: Db, submission: NewSubmission, lease: Lease): Promise<boolean> {
  const { key, form, body, fingerprint, state } = submission;
  const now = Date.now();
  const row = {
    ...{ key, form, body, fingerprint, state, received_at: now, attempts: 0 },
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
  { key, form, fingerprint, state }: NewSubmission,
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
  if (row.fingerprint !== fingerprint || row.form !== form) return 'conflict';
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

/** In the transaction that stores it, the failed ones that it corrects go, if nobody is sending them. */
export function claim({ write }: OpenDatabase, submission: NewSubmission): Promise<Claim> {
  const { key, form, state, supersedes = [] } = submission;
  const replaced = state === 'spam' ? [] : supersedes.filter((other) => other !== key);
  return write(async (db) => {
    const lease = newLease();
    const isNew = await insert(db, submission, lease);
    const kind = isNew ? 'accepted' : await claimAgain(db, submission, lease);
    if (kind !== 'accepted') return { kind };
    if (replaced.length > 0) {
      await db
        .deleteFrom('submissions')
        .where('key', 'in', replaced)
        .where('form', '=', form)
        .where('state', 'in', REPLACEABLE)
        .where(unleased())
        .execute();
    }
    return { kind, lease: lease.lease_owner };
  }, replaced.length > 0);
}
