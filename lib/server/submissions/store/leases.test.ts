import { describe, expect, test, vi } from 'vitest';
import { databases } from '@/testing/databases';
import { attempt, drain, failed, rowOf, submission, twoStores } from '@/testing/stores';

describe.each(databases)('leases for redelivery in $name', ({ skip, fresh }) => {
  describe.skipIf(skip)('', () => {
    const site = twoStores(fresh);

    test('redelivery takes the oldest, each row once, among processes', async () => {
      await drain(site.store);
      const sent = Array.from({ length: 6 }, () => submission());
      for (const one of sent) {
        await attempt(site.store, one, failed);
      }
      expect((await site.store.leaseNext())?.key).toBe(sent[0]?.key);
      const rest = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 ? site.store : site.other).leaseNext()),
      );
      const keys = rest.flatMap((row) => (row ? [row.key] : []));
      expect(new Set(keys).size).toBe(keys.length);
      // PostgreSQL may send some away who met each other; they come again.
      for (let row; (row = await site.store.leaseNext());) keys.push(row.key);
      expect(keys.sort()).toEqual(
        sent
          .slice(1)
          .map(({ key }) => key)
          .sort(),
      );
    });

    test('the row that has been due for longest is next, not the one that came first', async () => {
      await drain(site.store);
      const now = Date.now();
      const [first, second] = [submission(), submission()];
      await attempt(site.store, first, { ...failed, retryAt: now - 1000 });
      await attempt(site.store, second, { ...failed, retryAt: now - 2000 });
      expect(await site.store.leaseNext()).toMatchObject({ key: second.key });
      expect(await site.store.leaseNext()).toMatchObject({ key: first.key });
    });

    test('a row that waits is passed over, unless asked for', async () => {
      await drain(site.store);
      const sent = submission();
      const retryAt = Date.now() + 60_000;
      await attempt(site.store, sent, { ...failed, retryAt });
      expect(await site.store.leaseNext()).toBeUndefined();
      expect(await site.store.release(sent.key, 'pending')).toBe(true);
      expect(await site.store.leaseNext(['submit'])).toBeUndefined();
      expect(await site.store.leaseNext()).toMatchObject({ key: sent.key, attempts: 1 });
      // It is being sent right now.
      expect(await site.store.release(sent.key, 'pending')).toBe(false);
    });

    test('what was recorded while the clock was ahead is due again', async () => {
      await drain(site.store);
      const DAY = 86_400_000;
      const [failing, leased] = [submission(), submission()];
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY });
      try {
        const retryAt = Date.now() + 1000;
        await attempt(site.store, failing, { ...failed, retryAt });
        await site.store.claim(leased);
      } finally {
        vi.useRealTimers();
      }
      expect(await site.store.leaseNext()).toBeUndefined();
      await site.store.resetFutureTimes(3_600_000);
      const keys = [await site.store.leaseNext(), await site.store.leaseNext()].map(
        (row) => row?.key,
      );
      expect(keys.sort()).toEqual([failing.key, leased.key].sort());
    });

    test('what is parked is not sent, until it is released', async () => {
      await drain(site.store);
      const sent = submission();
      const parked = { ...failed, state: 'parked', retryAt: null } as const;
      await attempt(site.store, sent, parked);
      expect(await site.store.leaseNext()).toBeUndefined();
      expect(await site.store.countUndelivered()).toMatchObject({ parked: 1 });
      expect(await site.store.releaseUndelivered()).toBeGreaterThan(0);
      const row = await site.store.leaseNext();
      expect(row).toMatchObject({ key: sent.key, body: sent.body });
      expect(row?.since).toBeGreaterThan((await rowOf(site.store, sent.key))!.received_at - 1);
      await site.store.recordDelivery({ key: sent.key, lease: row!.lease, ...parked });
      // The visitor tries again.
      expect(await site.other.claim(sent)).toMatchObject({ kind: 'accepted' });
    });

    test('what has the store as its destination, or is spam, is replayed and never sent', async () => {
      await drain(site.store);
      for (const state of ['stored', 'spam'] as const) {
        const sent = submission({ state });
        await site.store.claim(sent);
        expect(await site.other.claim(sent)).toEqual({ kind: 'replayed', answer: null });
      }
      expect(await site.store.leaseNext()).toBeUndefined();
    });

    test('spam can be released, and what was delivered cannot', async () => {
      const sent = submission({ state: 'spam' });
      await site.store.claim(sent);
      expect(await site.store.release(sent.key, 'pending')).toBe(true);
      expect(await rowOf(site.store, sent.key)).toMatchObject({ state: 'pending' });
      await drain(site.store);
      expect(await site.store.release(sent.key, 'pending')).toBe(false);
    });
  });
});
