import { describe, expect, test, vi } from 'vitest';
import { databases, openTestStore } from '@/lib/testing/databases';
import { advanceTime, setUpTwoProcesses } from '@/lib/testing/in-process';
import {
  claimAndRecordFailure,
  claimForDelivery,
  leaseAll,
  leaseNext,
  createSubmission,
} from '@/lib/testing/stores';
import { BROWSER_RETRIES_MS } from '@/lib/server/submissions/store/claims';
import { LEASE_MS, MAX_BACKOFF_MS } from '@/lib/server/submissions/store/leases';

const HOUR_MS = 3_600_000;

describe.each(databases)('claims and leases in $name', ({ createUrl }) => {
  const site = setUpTwoProcesses(createUrl);

  test('gives the same secret to processes that open a new store at the same time', async () => {
    const url = await createUrl();
    const stores = await Promise.all(Array.from({ length: 8 }, () => openTestStore(url)));
    expect(new Set(stores.map(({ secret }) => secret)).size).toBe(1);
  });

  test('stores a submission unchanged before claim returns', async () => {
    const sent = createSubmission();
    expect(await site.store.claim(sent)).toMatchObject({ kind: 'accepted' });
    const [row] = await site.otherStore.findByKeyStart(sent.key);
    expect(row).toMatchObject({ ...sent, attempts: 1, last_status: null, delivered_at: null });
    expect(row?.received_at).toBeTypeOf('number');
  });

  test('records a delivery whose lease has expired', async () => {
    const sent = createSubmission();
    const recordFirst = await claimForDelivery(site.store, sent);
    advanceTime(LEASE_MS + 1);
    const recordSecond = await claimForDelivery(site.otherStore, sent);
    await recordFirst('delivered');
    await recordSecond('pending');
    expect(await site.row(sent.key)).toMatchObject({ state: 'delivered' });
  });

  /** Stores rows that failed once and are due again at the given times. Returns their keys. */
  const storeFailedRows = async (...retryTimes: number[]) => {
    const sent = retryTimes.map(() => createSubmission());
    for (const [index, submission] of sent.entries()) {
      vi.useFakeTimers({ toFake: ['Date'], now: retryTimes[index]! - BROWSER_RETRIES_MS });
      await claimAndRecordFailure(site.store, submission);
    }
    vi.useRealTimers();
    return sent.map(({ key }) => key);
  };

  test('leases each due row to one process, in the order of retry times', async () => {
    const keys = await storeFailedRows(0, 0, 0, 0, 0, 0);
    expect((await leaseNext(site.store))?.key).toBe(keys[0]);
    const leased = await Promise.all(
      [site.store, site.otherStore, site.store, site.otherStore].map((store) =>
        store.leaseDue({ limit: 2 }),
      ),
    );
    // Processes that lease at the same time may get fewer rows than the limit.
    const rest = [...leased.flat(), ...(await leaseAll(site.store))].map(({ key }) => key);
    expect(rest.sort()).toEqual(keys.slice(1).sort());
  });

  test('leases a row after all other due rows if its sender was killed', async () => {
    const [killed, ...others] = await storeFailedRows(0, 1, 2);
    expect(await leaseNext(site.store)).toMatchObject({ key: killed });
    advanceTime(LEASE_MS + 5000);
    const order = (await leaseAll(site.otherStore)).map(({ key }) => key);
    expect(order).toEqual([...others, killed]);
    // The back-off doubles with each attempt, even if the sender was killed.
    const { attempts, retry_at } = (await site.row(killed!))!;
    expect([attempts, retry_at! > Date.now() + 7000]).toEqual([3, true]);
  });

  test('leases released rows in the order of their arrival', async () => {
    const now = Date.now();
    const keys = await storeFailedRows(now + HOUR_MS / 2, now - 1000, now + 1000);
    expect(await site.store.release({ states: ['pending', 'parked'] })).toBe(3);
    expect((await leaseAll(site.store)).map(({ key }) => key)).toEqual(keys);
  });

  test('starts the back-off when the attempt ends', async () => {
    const { store } = site;
    advanceTime(60_000);
    const sent = createSubmission();
    await claimAndRecordFailure(store, sent);
    await store.release({ states: ['pending'] });
    const { lease } = (await leaseNext(store))!;
    advanceTime(LEASE_MS / 2);
    await store.recordDelivery({ key: sent.key, lease, state: 'pending', status: null });
    const { retry_at } = (await site.row(sent.key))!;
    expect(retry_at! - Date.now()).toBeGreaterThanOrEqual(4000);
    expect(retry_at! - Date.now()).toBeLessThan(MAX_BACKOFF_MS);
  });

  test('records simultaneous deliveries whose responses have Retry-After', async () => {
    const keys = await storeFailedRows(...Array<number>(20).fill(0));
    const leased = await site.store.leaseDue({ limit: 19 });
    await Promise.all(
      leased.map(({ key, lease }, index) =>
        (index % 2 ? site.store : site.otherStore).recordDelivery({
          ...{ key, lease, state: 'pending', status: 429, retryAfterMs: HOUR_MS },
        }),
      ),
    );
    for (const key of keys)
      expect((await site.row(key))!.retry_at).toBeGreaterThan(Date.now() + HOUR_MS / 2);
    expect(await site.row(leased[0]!.key)).toMatchObject({ last_status: 429, lease_until: null });
  });

  test.each(['stored', 'spam', 'pending', 'parked', 'rejected'] as const)(
    'does not lease a %s row until it is released',
    async (state) => {
      const isUnsent = state === 'stored' || state === 'spam';
      const sent = createSubmission(isUnsent ? { state } : {});
      if (isUnsent) await site.store.claim(sent);
      else {
        await claimAndRecordFailure(site.store, sent, state);
        await claimAndRecordFailure(site.otherStore, sent, state);
      }
      expect(await leaseNext(site.store)).toBeUndefined();
      const filter = { states: [state], key: sent.key };
      expect(await site.store.release(filter)).toBe(1);
      expect(await leaseNext(site.store, { exceptForms: ['submit'] })).toBeUndefined();
      expect(await leaseNext(site.store)).toMatchObject({ key: sent.key, body: sent.body });
      // A row with an active lease cannot be released.
      expect(await site.store.release(filter)).toBe(0);
    },
  );
});
