import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { databases } from '@/lib/testing/databases';
import { twoProcesses } from '@/lib/testing/in-process';
import { attempt, claimed, submission } from '@/lib/testing/stores';

describe.each(databases)('counts from the store in $name', ({ fresh }) => {
  const site = twoProcesses(fresh);
  const clock = (time: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
    onTestFinished(() => void vi.useRealTimers());
  };
  const weeks = async (since: string) => {
    const all = [];
    for await (const week of site.store.countByWeek(Date.parse(since))) all.push(week);
    return all;
  };

  test('by form and week from Monday to Sunday, with the middle of the times to an answer', async () => {
    const { store } = site;
    // A Sunday, in its last second.
    clock('2026-03-01T23:59:59.000Z');
    await store.claim(submission({ state: 'stored', form: 'apply' }));
    await store.claim(submission({ state: 'spam' }));
    clock('2026-03-02T00:00:00.000Z');
    const ends = await Promise.all([1, 2, 3, 4].map(() => claimed(store, submission())));
    await attempt(store, submission(), 'parked');
    for (const [index, state] of (['delivered', 'rejected', 'delivered'] as const).entries()) {
      clock(`2026-03-02T00:00:0${index * 4}.000Z`);
      await ends[index]!(state);
    }
    clock('2026-03-10T12:00:00.000Z');
    expect(await weeks('2026-01-01')).toEqual([
      {
        ...{ week: '2026-03-02', form: 'submit', received: 5 },
        ...{ delivered: 2, rejected: 1, parked: 1, pending: 1, median: 4000 },
      },
      { week: '2026-02-23', form: 'apply', received: 1, stored: 1, median: null },
      { week: '2026-02-23', form: 'submit', received: 1, spam: 1, median: null },
    ]);
    expect(await weeks('2026-03-03')).toEqual([]);
    const between = [Date.parse('2026-03-01'), Date.parse('2026-03-02')] as const;
    expect(await store.countBetween(...between)).toHaveLength(2);
  });

  test('of an empty store there are none', async () => {
    expect(await weeks('2026-01-01')).toEqual([]);
  });
});
