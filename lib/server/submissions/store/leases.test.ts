import { describe, expect, test, vi } from 'vitest';
import { databases } from '@/lib/testing/databases';
import { later } from '@/lib/testing/later';
import {
  attempt,
  drain,
  failed,
  leaseAll,
  leaseNext,
  rowOf,
  submission,
  twoStores,
} from '@/lib/testing/stores';
import { VISITOR_RETRIES } from '@/lib/server/submissions/store/claims';
import { LEASE } from '@/lib/server/submissions/store/leases';

const HOUR = 3_600_000;

describe.each(databases)('leases for redelivery in $name', ({ fresh }) => {
  const site = twoStores(fresh);
  /** Puts rows into the store that failed once and are due again at these times. */
  const waiting = async (...retryTimes: number[]) => {
    await drain(site.store);
    const sent = retryTimes.map(() => submission());
    for (const [index, one] of sent.entries()) {
      vi.useFakeTimers({ toFake: ['Date'], now: retryTimes[index]! - VISITOR_RETRIES });
      await attempt(site.store, one, failed);
    }
    vi.useRealTimers();
    return sent.map(({ key }) => key);
  };

  test('redelivery takes the oldest, each row once, among processes', async () => {
    const keys = await waiting(0, 0, 0, 0, 0, 0);
    expect((await leaseNext(site.store))?.key).toBe(keys[0]);
    const leased = await Promise.all(
      [site.store, site.other, site.store, site.other].map((one) => one.leaseDue({ limit: 2 })),
    );
    // Some may have met each other and gone away with less; they come again.
    const rest = [...leased.flat(), ...(await leaseAll(site.store))].map(({ key }) => key);
    expect(rest.sort()).toEqual(keys.slice(1).sort());
  });

  test('a row whose sender was killed is behind all others that are due', async () => {
    const keys = await waiting(0, 1, 2);
    const [killer, ...others] = keys;
    expect(await leaseNext(site.store)).toMatchObject({ key: killer });
    later(LEASE + 5000);
    const order = (await leaseAll(site.other)).map(({ key }) => key);
    expect(order.filter((key) => keys.includes(key))).toEqual([...others, killer]);
    // Each attempt takes it back by more: 4 s, 8 s …, whatever became of its sender.
    const { attempts, retry_at } = (await rowOf(site.store, killer!))!;
    expect([attempts, retry_at! > Date.now() + 7000]).toEqual([3, true]);
  });

  test('a row that waits is passed over, until it is released', async () => {
    const [key] = await waiting(Date.now() + 60_000);
    expect(await leaseNext(site.store)).toBeUndefined();
    const states = ['pending'] as const;
    expect(await site.store.release({ key: key!, states })).toBe(1);
    expect(await leaseNext(site.store, { except: ['submit'] })).toBeUndefined();
    expect(await leaseNext(site.store)).toMatchObject({ key });
    // It is being sent right now.
    expect(await site.store.release({ key: key!, states })).toBe(0);
  });

  test('the row that has been due for longest is next; rows released together keep their order', async () => {
    const now = Date.now();
    const [late, early, soon] = await waiting(now + HOUR / 2, now - 1000, now + 1000);
    expect(await site.store.release({ states: ['pending', 'parked'] })).toBe(3);
    expect((await leaseAll(site.store)).map(({ key }) => key)).toEqual([early, soon, late]);
  });

  test.each([
    ['stored', 'stored'],
    ['spam', 'spam'],
    ['parked', 'pending'],
    ['rejected', 'pending'],
  ] as const)('what is %s is not sent, until it is released', async (state, before) => {
    await drain(site.store);
    const sent = submission({ state: before });
    if (state === 'stored' || state === 'spam') await site.store.claim(sent);
    else await attempt(site.store, sent, { ...failed, state });
    expect(await leaseNext(site.store)).toBeUndefined();
    const which = { states: [state], key: sent.key };
    expect(await site.store.release(which)).toBe(1);
    const row = await leaseNext(site.store);
    expect(row).toMatchObject({ key: sent.key, body: sent.body });
    expect(row!.since).toBeGreaterThan((await rowOf(site.store, sent.key))!.received_at - 1);
    expect(await site.store.release(which)).toBe(0);
  });
});
