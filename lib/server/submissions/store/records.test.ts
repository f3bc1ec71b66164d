import { describe, expect, test, vi } from 'vitest';
import { allRows, databases, openTestStore } from '@/testing/databases';
import { attempt, delivered, drain, failed, rowOf, submission, twoStores } from '@/testing/stores';

describe.each(databases)('records in $name', ({ skip, fresh }) => {
  describe.skipIf(skip)('', () => {
    const site = twoStores(fresh);

    test('the list has every row, newest first, and reads a page at a time', async () => {
      const store = await openTestStore(await fresh());
      const keys: string[] = [];
      for (let count = 0; count < 45; count += 1) {
        const sent = submission({ state: 'stored' });
        await store.claim(sent);
        keys.unshift(sent.key);
      }
      expect((await allRows(store)).map(({ key }) => key)).toEqual(keys);

      const begun = store.list();
      await begun.next();
      await store.purge(-1);
      let left = 0;
      for await (const row of begun) left += Number(keys.includes(row.key));
      // The rest of the first page; the other pages are read once they are asked for.
      expect(left).toBe(19);
      await store.close();
    });

    test('a purge takes what is finished and old, and nothing else', async () => {
      const stored = submission({ state: 'stored' });
      const pending = submission();
      await site.store.claim(stored);
      await site.store.claim(pending);
      expect(await site.store.purge(1)).toBe(0);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
      try {
        expect(await site.store.purge(1)).toBeGreaterThan(0);
      } finally {
        vi.useRealTimers();
      }
      expect(await rowOf(site.store, stored.key)).toBeUndefined();
      expect(await rowOf(site.store, pending.key)).toBeDefined();
    });

    test('a purge goes in small steps where the database is slow', async () => {
      const old = Array.from({ length: 12 }, () => submission({ state: 'stored' }));
      for (const one of old) await site.store.claim(one);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 86_400_000 });
      let clock = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => (clock += 1000));
      let turns = 0;
      let counting: NodeJS.Immediate;
      const count = () => {
        turns += 1;
        counting = setImmediate(count);
      };
      count();
      try {
        expect(await site.store.purge(1)).toBeGreaterThanOrEqual(12);
        // Every row had a turn of the event loop of its own.
        expect(turns).toBeGreaterThanOrEqual(12);
      } finally {
        clearImmediate(counting!);
        vi.restoreAllMocks();
        vi.useRealTimers();
      }
    });

    test('the last attempt, but none that lies in the future', async () => {
      const attemptAt = async (time: number, result: typeof delivered) => {
        vi.useFakeTimers({ toFake: ['Date'], now: time });
        await attempt(site.store, submission(), result).finally(() => vi.useRealTimers());
      };
      const now = Date.now();
      await attemptAt(now + 86_400_000, failed);
      await attemptAt(now + 30_000, delivered);
      expect(await site.store.lastAttempt()).toEqual({
        last_attempt_at: now + 30_000,
        last_status: 201,
      });
    });

    test('counts, and finding by the beginning of a key', async () => {
      await drain(site.store);
      const [one, two] = [submission({ key: 'same-1%' }), submission({ key: 'same-2' })];
      const before = (await site.store.countUndelivered()).pending;
      await site.store.claim(one);
      await site.store.claim(two);
      expect((await site.store.countUndelivered()).pending).toBe(before + 2);
      expect(await site.store.find('same-')).toHaveLength(2);
      expect(await site.store.find('same-1')).toHaveLength(1);
      expect(await site.store.find('%')).toEqual([]);
      expect(await site.store.knows('same-2', Date.now() - 1000)).toBe(true);
      expect(await site.store.knows('same-2', Date.now() + 1000)).toBe(false);
    });
  });
});
