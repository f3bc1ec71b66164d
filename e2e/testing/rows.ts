/** Creates, claims and leases rows in tests. */
import type { NewSubmission } from '@/lib/server/submissions/store/claims';
import type { Delivery, LeasedRow } from '@/lib/server/submissions/store/leases';
import type { Store } from '@/lib/server/submissions/store/store';

let count = 0;
/** Returns a submission with a new key. */
export const createSubmission = (overrides: Partial<NewSubmission> = {}): NewSubmission => ({
  key: `key-${(count += 1)}`,
  form: 'submit',
  body: '{"firstName":"Ada 李 \\u0000 \\ud800"}',
  fingerprint: 'one',
  state: 'pending',
  ...overrides,
});

/**
 * Claims a submission as `receiveSubmission` does.
 *
 * @returns a function that records how the delivery ended
 * @throws if the claim is not accepted
 */
export async function claimForDelivery(store: Store, sent: NewSubmission) {
  const claim = await store.claim(sent);
  if (claim.kind !== 'accepted') throw new Error(claim.kind);
  return (result: Delivery['result']) =>
    store.recordDelivery({ key: sent.key, lease: claim.lease, result, status: 500 });
}

/** Claims a submission and records the result of its delivery. */
export const claimAndRecord = async (
  store: Store,
  sent: NewSubmission,
  result: Delivery['result'] = 'failed',
): Promise<void> => (await claimForDelivery(store, sent))(result);

/** Leases the row that has been due for longest. */
export const leaseNext = async (store: Store): Promise<LeasedRow | undefined> =>
  (await store.leaseDue(1))[0];

/** Leases all due rows, one after the other. */
export async function leaseAll(store: Store): Promise<LeasedRow[]> {
  const rows: LeasedRow[] = [];
  for (let row; (row = await leaseNext(store));) rows.push(row);
  return rows;
}
