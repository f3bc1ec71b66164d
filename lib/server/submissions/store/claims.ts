/** Storing a submission, once for each key: decided by the database, among processes and machines. */
import 'server-only';
import type { FormId } from '@/lib/forms/types';
import { inBatches } from '@/lib/server/submissions/store/batch';
import { LEASE, newLease, unleased } from '@/lib/server/submissions/store/leases';
import type { Db, State } from '@/lib/server/submissions/store/schema';

/** How long redelivery leaves a row to its visitor's browser, which may retry for 13 s, in ms. */
export const VISITOR_RETRIES = 20_000;

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

/**
 * The store's answer to a submission.
 * - `accepted`: it is stored; a pending one is the caller's to send until the lease ends
 * - `replayed`: the same has already succeeded, or is spam
 * - `inFlight`: another request is sending the same right now
 * - `conflict`: the key belongs to another body
 */
export type Claim =
  { kind: 'accepted'; lease: string } | { kind: 'replayed' | 'inFlight' | 'conflict' };

const SENDABLE: readonly State[] = ['pending', 'rejected', 'parked'];
const REPLACEABLE: readonly State[] = [...SENDABLE, 'stored'];

type NewRow = Omit<NewSubmission, 'supersedes'> & { lease_owner: string };

/** By key, so that two processes with the same rows never wait for each other in a circle. */
const inOrder = (rows: readonly NewRow[]) =>
  rows.toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));

async function insertAll(db: Db, rows: readonly NewRow[]): Promise<boolean[]> {
  const now = Date.now();
  const inserted = await db
    .insertInto('submissions')
    .values(
      inOrder(rows).map((row) => {
        const isPending = row.state === 'pending';
        return {
          ...row,
          received_at: now,
          attempts: isPending ? 1 : 0,
          lease_until: isPending ? now + LEASE : null,
          retry_at: isPending ? now + VISITOR_RETRIES : null,
        };
      }),
    )
    .onConflict((on) => on.column('key').doNothing())
    .returning('lease_owner')
    .execute();
  // Two of one turn may have the same key.
  const owners = new Set(inserted.map(({ lease_owner }) => lease_owner));
  return rows.map(({ lease_owner }) => owners.has(lease_owner));
}

async function claim(
  db: Db,
  submission: NewSubmission,
  insert = async (row: NewRow) => (await insertAll(db, [row]))[0],
): Promise<Claim> {
  const { supersedes, ...row } = submission;
  const lease = newLease();
  const inserted = await insert({ ...row, lease_owner: lease.lease_owner });
  if (!inserted) {
    const other = await claimAgain(db, row, lease);
    // A form that was filled in by a person is no repeat of one that was not.
    if (other === 'spam') return claim(db, submission, insert);
    if (other !== 'accepted') return { kind: other };
  }
  if (supersedes && supersedes !== row.key && row.state !== 'spam') {
    await db
      .deleteFrom('submissions')
      .where('key', '=', supersedes)
      .where('form', '=', row.form)
      .where('state', 'in', REPLACEABLE)
      .where(unleased())
      .execute();
  }
  return { kind: 'accepted', lease: lease.lease_owner };
}

async function claimAgain(
  db: Db,
  { key, form, fingerprint, state }: NewSubmission,
  lease: ReturnType<typeof newLease>,
): Promise<Claim['kind'] | 'spam'> {
  if (state === 'spam') return 'replayed';
  const row = await db
    .selectFrom('submissions')
    .select(['form', 'state', 'fingerprint'])
    .where('key', '=', key)
    .executeTakeFirst();
  // Purged between the two statements; the caller asks again.
  if (!row) return 'inFlight';
  if (row.state === 'spam') {
    const spam = db.deleteFrom('submissions').where('key', '=', key).where('state', '=', 'spam');
    await spam.execute();
    return 'spam';
  }
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

export function claims(db: Db) {
  const insert = inBatches((rows: readonly NewRow[]) => insertAll(db, rows));
  return {
    /**
     * Stores a submission, or says why not. In the same transaction, the failed one that it corrects
     * goes, unless somebody is sending that.
     *
     * @throws what the database says when it cannot be written
     */
    claim: (submission: NewSubmission): Promise<Claim> =>
      submission.supersedes
        ? db.transaction().execute((transaction) => claim(transaction, submission))
        : claim(db, submission, insert),
  };
}
