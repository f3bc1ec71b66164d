import { describe, expect, test, vi } from 'vitest';
import { allRows, databases, openTestStore } from '@/lib/testing/databases';
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

  test('another body, or another form, is another submission', async () => {
    const sent = submission();
    await site.store.claim(sent);
    expect(await site.other.claim({ ...sent, fingerprint: 'two' })).toEqual({ kind: 'conflict' });
    expect(await site.other.claim({ ...sent, form: 'apply' })).toEqual({ kind: 'conflict' });
  });

  test('once delivered, the body is gone', async () => {
    const sent = submission();
    await attempt(site.store, sent, delivered);
    const row = await rowOf(site.store, sent.key);
    expect(row).toMatchObject({ state: 'delivered', body: null });
    expect(await site.other.claim(sent)).toEqual({ kind: 'replayed' });
  });

  test.each(['pending', 'rejected'] as const)(
    'after a failure (%s), the key is free',
    async (state) => {
      const sent = submission();
      await attempt(site.store, sent, { ...failed, state });
      expect(await rowOf(site.store, sent.key)).toMatchObject({ state, body: sent.body });
      expect(await site.other.claim(sent)).toMatchObject({ kind: 'accepted' });
      expect(await rowOf(site.store, sent.key)).toMatchObject({ attempts: 2 });
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
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LEASE + 1 });
    try {
      expect(await site.other.claim(sent)).toMatchObject({ kind: 'accepted' });
    } finally {
      vi.useRealTimers();
    }
  });

  test.each(['pending', 'stored'] as const)(
    'what the honeypot caught does not answer a %s one under its key',
    async (state) => {
      const spam = submission({ state: 'spam' });
      const real = { ...spam, state, body: '{"firstName":"Ada"}', fingerprint: 'two' };
      await site.store.claim(spam);
      expect(await site.other.claim(real)).toMatchObject({ kind: 'accepted' });
      expect(await rowOf(site.store, spam.key)).toMatchObject({ state, body: real.body });
      // Nor does it learn of the other one, or change it.
      expect(await site.store.claim(spam)).toEqual({ kind: 'replayed' });
      expect(await rowOf(site.store, spam.key)).toMatchObject({ state, body: real.body });
    },
  );
});

describe.each(databases)('a correction in $name', ({ fresh }) => {
  const site = twoStores(fresh);
  const correct = (supersedes: string, more = {}) =>
    site.other.claim(submission({ supersedes: [supersedes], ...more }));

  test.each([
    ['was not taken', failed],
    ['was rejected', { ...failed, state: 'rejected' as const }],
  ])('replaces what %s', async (_, result) => {
    const typo = submission();
    await attempt(site.store, typo, result);
    expect(await correct(typo.key)).toMatchObject({ kind: 'accepted' });
    expect(await rowOf(site.store, typo.key)).toBeUndefined();
  });

  test('of a correction that never came replaces what that one would have', async () => {
    const typo = submission();
    await attempt(site.store, typo, failed);
    await site.other.claim(submission({ supersedes: ['never-came', typo.key] }));
    expect(await rowOf(site.store, typo.key)).toBeUndefined();
  });

  test('leaves what is delivered, what somebody is sending, and other forms', async () => {
    const [done, underWay, elsewhere] = [submission(), submission(), submission()];
    await attempt(site.store, done, delivered);
    await site.store.claim(underWay);
    await attempt(site.store, elsewhere, failed);
    await correct(done.key);
    await correct(underWay.key);
    await correct(elsewhere.key, { form: 'apply' });
    for (const { key } of [done, underWay, elsewhere]) {
      expect(await rowOf(site.store, key)).toBeDefined();
    }
  });

  test('replaces nothing if it is not stored itself, and never itself', async () => {
    const [typo, other] = [submission(), submission()];
    await attempt(site.store, typo, failed);
    await site.store.claim(other);
    const conflict = await correct(typo.key, { key: other.key, fingerprint: 'two' });
    expect(conflict).toEqual({ kind: 'conflict' });
    expect(await site.other.claim({ ...typo, supersedes: [typo.key] })).toMatchObject({
      kind: 'accepted',
    });
    expect(await rowOf(site.store, typo.key)).toBeDefined();
  });
});
