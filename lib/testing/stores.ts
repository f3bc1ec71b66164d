/** Two processes' views of one new store, and rows to put into it, for tests beside the code. */
import { afterAll, beforeAll } from 'vitest';
import { openTestStore } from '@/lib/testing/databases';
import type { NewSubmission } from '@/lib/server/submissions/store/claims';
import type { DeliveryResult, LeasedRow } from '@/lib/server/submissions/store/leases';
import type { Store } from '@/lib/server/submissions/store/open';

type Result = Omit<DeliveryResult, 'key' | 'lease'>;

export const delivered: Result = { state: 'delivered', status: 201 };
export const failed: Result = { state: 'pending', status: 500 };

let count = 0;
/** @returns a submission under a new key */
export const submission = (more: Partial<NewSubmission> = {}): NewSubmission => ({
  key: `key-${(count += 1)}`,
  form: 'submit',
  body: '{"firstName":"Ada 李 \\u0000 \\ud800"}',
  fingerprint: 'one',
  state: 'pending',
  ...more,
});

/**
 * Claims a submission as the pipeline does.
 *
 * @returns its lease
 * @throws when somebody else has it
 */
export async function claimed(store: Store, sent: NewSubmission): Promise<string> {
  const claim = await store.claim(sent);
  if (claim.kind !== 'accepted') throw new Error(claim.kind);
  return claim.lease;
}

/** Claims a submission and records how its delivery ended. */
export async function attempt(store: Store, sent: NewSubmission, result: Result): Promise<void> {
  await store.recordDelivery({ key: sent.key, lease: await claimed(store, sent), ...result });
}

/** Leases the row that has been due for longest. */
export const leaseNext = async (
  store: Store,
  due?: Parameters<Store['leaseDue']>[0],
): Promise<LeasedRow | undefined> => (await store.leaseDue(due))[0];

/** Leases all rows that are due, one after the other. */
export async function leaseAll(store: Store): Promise<LeasedRow[]> {
  const rows: LeasedRow[] = [];
  for (let row; (row = await leaseNext(store));) rows.push(row);
  return rows;
}

/** Delivers everything that nobody is sending. */
export async function drain(store: Store): Promise<void> {
  await store.release({ states: ['pending', 'parked'] });
  for (const { key, lease } of await leaseAll(store))
    await store.recordDelivery({ key, lease, ...delivered });
}

/** @returns the row under a key */
export const rowOf = async (store: Store, key: string) => (await store.find(key))[0];

/**
 * @param fresh makes the store
 * @returns filled in before the file's tests
 */
export function twoStores(fresh: () => Promise<string>): { store: Store; other: Store } {
  const given = {} as { store: Store; other: Store };
  beforeAll(async () => {
    const url = await fresh();
    [given.store, given.other] = await Promise.all([openTestStore(url), openTestStore(url)]);
  });
  afterAll(() => Promise.all([given.store.close(), given.other.close()]));
  return given;
}
