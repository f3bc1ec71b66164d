import { describe, expect, test } from 'vitest';
import { allRows, databases, openTestStore } from '@/lib/testing/databases';
import { later } from '@/lib/testing/later';
import {
  attempt,
  claimed,
  delivered,
  failed,
  rowOf,
  submission,
  twoStores,
} from '@/lib/testing/stores';
import { LEASE } from '@/lib/server/submissions/store/leases';

describe.each(databases)('claims in $name', ({ fresh }) => {
  const site = twoStores(fresh);

  test('opens for many at once, with one secret', async () => {
    const database = await fresh();
    const stores = await Promise.all(Array.from({ length: 8 }, () => openTestStore(database)));
    expect(await allRows(stores[0]!)).toEqual([]);
    expect(new Set(stores.map(({ secret }) => secret)).size).toBe(1);
    await Promise.all(stores.map((one) => one.close()));
  });

  test('a submission is there, to the last character, before anyone is told', async () => {
    const sent = submission();
    expect(await site.store.claim(sent)).toMatchObject({ kind: 'accepted' });
    const [row] = await site.other.find(sent.key);
    expect(row).toMatchObject({ ...sent, attempts: 1, last_status: null, delivered_at: null });
    expect(row?.received_at).toBeTypeOf('number');
  });

  test.each(['pending', 'rejected', 'parked'] as const)(
    'after a failure (%s), the key is free for the same',
    async (state) => {
      const sent = submission();
      await attempt(site.store, sent, { ...failed, state });
      expect(await rowOf(site.store, sent.key)).toMatchObject({ state, body: sent.body });
      for (const other of [{ fingerprint: 'two' }, { form: 'apply' }])
        expect(await site.other.claim({ ...sent, ...other })).toEqual({ kind: 'conflict' });
      expect(await site.other.claim(sent)).toMatchObject({ kind: 'accepted' });
      expect(await rowOf(site.store, sent.key)).toMatchObject({ attempts: 2 });
      // It is being sent now.
      expect(await site.store.claim(sent)).toEqual({ kind: 'inFlight' });
    },
  );

  test('who lost the lease cannot undo what another delivered', async () => {
    const sent = submission();
    const lease = await claimed(site.store, sent);
    await site.store.recordDelivery({ key: sent.key, lease: 'another', ...delivered });
    await site.store.recordDelivery({ key: sent.key, lease, ...failed });
    expect(await rowOf(site.store, sent.key)).toMatchObject({ state: 'delivered' });
  });

  test('a lease ends by itself', async () => {
    const sent = submission();
    await site.store.claim(sent);
    later(LEASE + 1);
    expect(await site.other.claim(sent)).toMatchObject({ kind: 'accepted' });
  });
});

describe.each(databases)('a correction in $name', ({ fresh }) => {
  const site = twoStores(fresh);

  test.each(['pending', 'rejected', 'parked'] as const)(
    'replaces what is %s, of the same form',
    async (state) => {
      const [typo, elsewhere] = [submission(), submission({ form: 'apply' })];
      for (const one of [typo, elsewhere]) await attempt(site.store, one, { ...failed, state });
      // A correction before may never have come.
      const supersedes = ['never-came', typo.key, elsewhere.key];
      await site.other.claim(submission({ supersedes }));
      expect(await rowOf(site.store, typo.key)).toBeUndefined();
      expect(await rowOf(site.store, elsewhere.key)).toBeDefined();
    },
  );

  test('leaves what is delivered, and what somebody is sending', async () => {
    const [done, underWay] = [submission(), submission()];
    await attempt(site.store, done, delivered);
    await site.store.claim(underWay);
    await site.other.claim(submission({ supersedes: [done.key, underWay.key] }));
    for (const { key } of [done, underWay]) expect(await rowOf(site.store, key)).toBeDefined();
  });

  test('replaces nothing if it is not stored itself, and never itself', async () => {
    const [typo, other] = [submission(), submission()];
    await attempt(site.store, typo, failed);
    await site.store.claim(other);
    const conflicting = { ...other, fingerprint: 'two', supersedes: [typo.key] };
    expect(await site.other.claim(conflicting)).toEqual({ kind: 'conflict' });
    expect(await site.other.claim({ ...typo, supersedes: [typo.key] })).toMatchObject({
      kind: 'accepted',
    });
    expect(await rowOf(site.store, typo.key)).toBeDefined();
  });
});
