import { describe, expect, test, vi } from 'vitest';
import { allRows, databases, openTestStore } from '@/lib/testing/databases';
import { attempt, delivered, failed, rowOf, submission, twoStores } from '@/lib/testing/stores';
import type { Store } from '@/lib/server/submissions/store/open';

const DAY = 86_400_000;

describe.each(databases)('records in $name', ({ fresh }) => {
  const site = twoStores(fresh);
  /** Deletes what is older than a day, as if it were two days later. */
  const purgeLater = (store: Store) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY });
    return store.purge(1).finally(() => vi.useRealTimers());
  };

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
    expect(await purgeLater(site.store)).toBeGreaterThan(0);
    expect(await rowOf(site.store, stored.key)).toBeUndefined();
    expect(await rowOf(site.store, pending.key)).toBeDefined();
  });

  test('the last attempt', async () => {
    await attempt(site.store, submission(), failed);
    expect(await site.store.lastAttempt()).toMatchObject({ last_status: 500 });
    await attempt(site.store, submission(), delivered);
    expect(await site.store.lastAttempt()).toMatchObject({ last_status: 201 });
  });

  test('counts, and finding by the beginning of a key', async () => {
    const [one, two] = [submission({ key: 'same-1%' }), submission({ key: 'same-2' })];
    const before = (await site.store.countUndelivered()).pending;
    await site.store.claim(one);
    await site.store.claim(two);
    await site.store.claim(submission({ state: 'stored' }));
    expect(await site.store.countUndelivered()).toMatchObject({ pending: before + 2, stored: 1 });
    expect(await site.store.find('same-')).toHaveLength(2);
    expect(await site.store.find('same-1')).toHaveLength(1);
    expect(await site.store.find('%')).toEqual([]);
    expect(await site.store.knows('same-2', Date.now() - 1000)).toBe(true);
    expect(await site.store.knows('same-2', Date.now() + 1000)).toBe(false);
  });
});
