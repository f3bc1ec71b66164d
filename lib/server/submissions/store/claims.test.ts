import { describe, expect, test, vi } from 'vitest';
import { allRows, databases, openTestStore } from '@/testing/databases';
import {
  attempt,
  claimed,
  delivered,
  failed,
  rowOf,
  submission,
  twoStores,
} from '@/testing/stores';
import { LEASE } from '@/lib/server/submissions/store/claims';

describe.each(databases)('claims in $name', ({ skip, fresh }) => {
  describe.skipIf(skip)('', () => {
    const site = twoStores(fresh);

    test('opens for many at once', async () => {
      const database = await fresh();
      const stores = await Promise.all(Array.from({ length: 8 }, () => openTestStore(database)));
      expect(await allRows(stores[0]!)).toEqual([]);
      await Promise.all(stores.map((one) => one.close()));
    });

    test('a submission is there, to the last character, before anyone is told', async () => {
      const sent = submission();
      expect(await site.store.claim(sent)).toMatchObject({ kind: 'accepted' });
      const [row] = await site.other.find(sent.key);
      expect(row).toMatchObject({ ...sent, attempts: 0, last_status: null, delivered_at: null });
      expect(row?.received_at).toBeTypeOf('number');
    });

    test('of many with one key, one may send', async () => {
      const sent = submission();
      const claims = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 ? site.store : site.other).claim(sent)),
      );
      expect(claims.filter(({ kind }) => kind === 'accepted')).toHaveLength(1);
      expect(claims.filter(({ kind }) => kind === 'inFlight')).toHaveLength(19);
    });

    test('another body, or another form, is another submission', async () => {
      const sent = submission();
      await site.store.claim(sent);
      expect(await site.other.claim({ ...sent, fingerprint: 'two' })).toEqual({ kind: 'conflict' });
      expect(await site.other.claim({ ...sent, form: 'apply' })).toEqual({ kind: 'conflict' });
    });

    test('once delivered, the body is gone and the answer stays', async () => {
      const sent = submission();
      await attempt(site.store, sent, delivered);
      expect(await rowOf(site.store, sent.key)).toMatchObject({
        state: 'delivered',
        body: null,
        attempts: 1,
      });
      expect(await site.other.claim(sent)).toEqual({ kind: 'replayed', answer: 's' });
    });

    test.each(['pending', 'rejected'] as const)(
      'after a failure (%s), the key is free',
      async (state) => {
        const sent = submission();
        const lease = await claimed(site.store, sent);
        await site.store.recordDelivery({ key: sent.key, lease, ...{ ...failed, state } });
        expect(await rowOf(site.store, sent.key)).toMatchObject({ state, body: sent.body });
        expect(await site.other.claim(sent)).toMatchObject({ kind: 'accepted' });
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
  });
});
