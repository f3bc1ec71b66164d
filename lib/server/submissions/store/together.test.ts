import { describe, expect, test } from 'vitest';
import { databases } from '@/lib/testing/databases';
import { claimed, delivered, failed, rowOf, submission, twoStores } from '@/lib/testing/stores';

describe.each(databases)('what is written in one turn, in $name', ({ fresh }) => {
  const site = twoStores(fresh);

  test('reaches its own rows, and each is told of its own', async () => {
    // More than go into one transaction.
    const keys = Array.from({ length: 180 }, (_, index) => `many-${index}-`);
    const known = keys.filter((_, index) => index % 3 === 0);
    for (const key of known) await site.store.claim({ ...submission({ key }), fingerprint: 'two' });
    const claims = await Promise.all(keys.map((key) => site.store.claim(submission({ key }))));
    expect(claims.map(({ kind }) => kind)).toEqual(
      keys.map((key) => (known.includes(key) ? 'conflict' : 'accepted')),
    );
    await Promise.all(
      claims.map((claim, index) =>
        site.store.recordDelivery({
          ...(index % 2 ? { ...delivered, status: 200 + (index % 4) } : failed),
          key: keys[index]!,
          lease: 'lease' in claim ? claim.lease : '',
        }),
      ),
    );
    // The rows of others carry leases that are not ours: a failure of ours is none of theirs.
    expect(await rowOf(site.store, 'many-0-')).toMatchObject({
      state: 'pending',
      last_status: null,
    });
    expect(await rowOf(site.store, 'many-1-')).toMatchObject({ body: null, last_status: 201 });
    expect(await rowOf(site.store, 'many-7-')).toMatchObject({ body: null, last_status: 203 });
    expect(await rowOf(site.store, 'many-2-')).toMatchObject({
      state: 'pending',
      last_status: 500,
      lease_owner: null,
      body: submission().body,
    });
  });

  test.each(['pending', 'stored'] as const)('stores a key once (%s)', async (state) => {
    const one = submission({ key: `twice-${state}`, state });
    const other = { ...one, body: '{}', fingerprint: 'two' };
    const claims = await Promise.all([site.store.claim(one), site.store.claim(other)]);
    expect(claims.map(({ kind }) => kind).sort()).toEqual(['accepted', 'conflict']);
  });

  test('keeps a delivery that comes with a failure of the same row', async () => {
    const sent = submission();
    const row = { key: sent.key, lease: await claimed(site.store, sent) };
    await Promise.all([
      site.store.recordDelivery({ ...delivered, ...row }),
      site.store.recordDelivery({ ...failed, ...row }),
    ]);
    expect(await rowOf(site.store, sent.key)).toMatchObject({ state: 'delivered', body: null });
  });

  test('fails for everyone when the store is gone', async () => {
    await site.store.close();
    const told = await Promise.allSettled([1, 2].map(() => site.store.claim(submission())));
    expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
