import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openTestStore } from '@/lib/testing/databases';
import { claimed, delivered, failed, rowOf, submission } from '@/lib/testing/stores';
import type { Store } from '@/lib/server/submissions/store/open';

describe.each(databases)('what is written in one turn, in $name', ({ fresh }) => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore(await fresh());
  });
  afterAll(() => store.close());

  test('reaches its own rows, and each is told of its own', async () => {
    // More than go into one transaction.
    const keys = Array.from({ length: 180 }, (_, index) => `many-${index}-`);
    const known = keys.filter((_, index) => index % 3 === 0);
    for (const key of known) await store.claim({ ...submission({ key }), fingerprint: 'two' });
    const claims = await Promise.all(keys.map((key) => store.claim(submission({ key }))));
    expect(claims.map(({ kind }) => kind)).toEqual(
      keys.map((key) => (known.includes(key) ? 'conflict' : 'accepted')),
    );
    await Promise.all(
      claims.map((claim, index) =>
        store.recordDelivery({
          ...(index % 2 ? { ...delivered, status: 200 + (index % 4) } : failed),
          key: keys[index]!,
          lease: 'lease' in claim ? claim.lease : '',
        }),
      ),
    );
    // The rows of others carry leases that are not ours: a failure of ours is none of theirs.
    expect(await rowOf(store, 'many-0-')).toMatchObject({ state: 'pending', last_status: null });
    expect(await rowOf(store, 'many-1-')).toMatchObject({ body: null, last_status: 201 });
    expect(await rowOf(store, 'many-7-')).toMatchObject({ body: null, last_status: 203 });
    expect(await rowOf(store, 'many-2-')).toMatchObject({
      state: 'pending',
      last_status: 500,
      lease_owner: null,
      body: submission().body,
    });
  });

  test.each(['pending', 'stored'] as const)('stores a key once (%s)', async (state) => {
    const one = submission({ key: `twice-${state}`, state });
    const other = { ...one, body: '{}', fingerprint: 'two' };
    const claims = await Promise.all([store.claim(one), store.claim(other)]);
    expect(claims.map(({ kind }) => kind).sort()).toEqual(['accepted', 'conflict']);
  });

  test('keeps a delivery that comes with a failure of the same row', async () => {
    const sent = submission();
    const row = { key: sent.key, lease: await claimed(store, sent) };
    await Promise.all([
      store.recordDelivery({ ...delivered, ...row }),
      store.recordDelivery({ ...failed, ...row }),
    ]);
    expect(await rowOf(store, sent.key)).toMatchObject({ state: 'delivered', body: null });
  });

  test('fails for everyone when the store is gone', async () => {
    await store.close();
    const told = await Promise.allSettled([1, 2].map(() => store.claim(submission())));
    expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
