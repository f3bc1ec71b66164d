import { describe, expect, test, vi } from 'vitest';
import { databases, openTestStore } from '@/lib/testing/databases';
import { later, twoProcesses } from '@/lib/testing/in-process';
import { attempt, claimed, leaseAll, leaseNext, submission } from '@/lib/testing/stores';
import { VISITOR_RETRIES } from '@/lib/server/submissions/store/claims';
import { LEASE } from '@/lib/server/submissions/store/leases';

const HOUR = 3_600_000;

describe.each(databases)('the store in $name', ({ fresh }) => {
  const site = twoProcesses(fresh);

  test('opens for many at once, with one secret', async () => {
    const url = await fresh();
    const stores = await Promise.all(Array.from({ length: 8 }, () => openTestStore(url)));
    expect(new Set(stores.map(({ secret }) => secret)).size).toBe(1);
  });

  test('a submission is there, to the last character, before anyone is told', async () => {
    const sent = submission();
    expect(await site.store.claim(sent)).toMatchObject({ kind: 'accepted' });
    const [row] = await site.otherStore.find(sent.key);
    expect(row).toMatchObject({ ...sent, attempts: 1, last_status: null, delivered_at: null });
    expect(row?.received_at).toBeTypeOf('number');
  });

  test('a lease ends by itself; who lost it may still deliver, which no other can undo', async () => {
    const sent = submission();
    const end = await claimed(site.store, sent);
    later(LEASE + 1);
    const endOther = await claimed(site.otherStore, sent);
    await end('delivered');
    await endOther('pending');
    expect(await site.row(sent.key)).toMatchObject({ state: 'delivered' });
  });

  /** Puts rows into the store that failed once and are due again at these times. */
  const waiting = async (...retryTimes: number[]) => {
    const sent = retryTimes.map(() => submission());
    for (const [index, one] of sent.entries()) {
      vi.useFakeTimers({ toFake: ['Date'], now: retryTimes[index]! - VISITOR_RETRIES });
      await attempt(site.store, one);
    }
    vi.useRealTimers();
    return sent.map(({ key }) => key);
  };

  test('redelivery takes the oldest, each row once, among processes', async () => {
    const keys = await waiting(0, 0, 0, 0, 0, 0);
    expect((await leaseNext(site.store))?.key).toBe(keys[0]);
    const leased = await Promise.all(
      [site.store, site.otherStore, site.store, site.otherStore].map((one) =>
        one.leaseDue({ limit: 2 }),
      ),
    );
    // Some may have met each other and gone away with less; they come again.
    const rest = [...leased.flat(), ...(await leaseAll(site.store))].map(({ key }) => key);
    expect(rest.sort()).toEqual(keys.slice(1).sort());
  });

  test('a row whose sender was killed is behind all others that are due', async () => {
    const [killer, ...others] = await waiting(0, 1, 2);
    expect(await leaseNext(site.store)).toMatchObject({ key: killer });
    later(LEASE + 5000);
    const order = (await leaseAll(site.otherStore)).map(({ key }) => key);
    expect(order).toEqual([...others, killer]);
    // Each attempt takes it back by more: 4 s, 8 s …, whatever became of its sender.
    const { attempts, retry_at } = (await site.row(killer!))!;
    expect([attempts, retry_at! > Date.now() + 7000]).toEqual([3, true]);
  });

  test('the row that has been due for longest is next; rows released together keep their order', async () => {
    const now = Date.now();
    const [late, early, soon] = await waiting(now + HOUR / 2, now - 1000, now + 1000);
    expect(await site.store.release({ states: ['pending', 'parked'] })).toBe(3);
    expect((await leaseAll(site.store)).map(({ key }) => key)).toEqual([early, soon, late]);
  });

  test.each(['stored', 'spam', 'pending', 'parked', 'rejected'] as const)(
    'what is %s waits until it is released, or its visitor sends it again',
    async (state) => {
      const isKept = state === 'stored' || state === 'spam';
      const sent = submission(isKept ? { state } : {});
      if (isKept) await site.store.claim(sent);
      else {
        await attempt(site.store, sent, state);
        await attempt(site.otherStore, sent, state);
      }
      expect(await leaseNext(site.store)).toBeUndefined();
      const which = { states: [state], key: sent.key };
      expect(await site.store.release(which)).toBe(1);
      expect(await leaseNext(site.store, { except: ['submit'] })).toBeUndefined();
      expect(await leaseNext(site.store)).toMatchObject({ key: sent.key, body: sent.body });
      // It is being sent right now.
      expect(await site.store.release(which)).toBe(0);
    },
  );
});
