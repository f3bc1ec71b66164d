import { describe, expect, test, vi } from 'vitest';
import { databases, openTestStore } from '@/e2e/testing/stores';
import { advanceTime, setUpTwoProcesses } from '@/e2e/testing/in-process';
import {
  claimAndRecord,
  claimForDelivery,
  createSubmission,
  leaseAll,
  leaseNext,
} from '@/e2e/testing/rows';
import { GIVE_UP_MS, LEASE_MS, MAX_BACKOFF_MS } from '@/lib/server/submissions/store/leases';

describe.each(databases)('claims and leases in $name', ({ createUrl }) => {
  const site = setUpTwoProcesses(createUrl);

  test('gives the same secret to processes that open a new store at the same time', async () => {
    const url = await createUrl();
    const stores = await Promise.all(Array.from({ length: 8 }, () => openTestStore(url)));
    expect(new Set(stores.map(({ secret }) => secret)).size).toBe(1);
  });

  test('stores a submission unchanged before claim returns', async () => {
    advanceTime(0);
    const sent = createSubmission();
    const lease = Date.now() + LEASE_MS;
    expect(await site.store.claim(sent)).toEqual({ kind: 'accepted', lease });
    const [row] = await site.otherStore.list();
    expect(row).toEqual({
      ...sent,
      ...{ created_at: Date.now(), attempts: 1, last_status: null, last_attempt_at: null },
      ...{ retry_at: lease, lease_until: lease, give_up_at: lease + GIVE_UP_MS },
    });
  });

  test('ignores a rejection or failure by a sender whose row has another lease by now', async () => {
    const sent = createSubmission();
    const recordFirst = await claimForDelivery(site.store, sent);
    advanceTime(LEASE_MS + 1);
    await claimForDelivery(site.otherStore, sent);
    const leased = await site.row(sent.key);
    for (const result of ['rejected', 'failed'] as const) {
      await recordFirst(result);
      expect(await site.row(sent.key)).toEqual(leased);
    }
  });

  test('records a delivery even after the lease has expired and another sender has failed', async () => {
    const sent = createSubmission();
    const recordFirst = await claimForDelivery(site.store, sent);
    advanceTime(LEASE_MS + 1);
    const recordSecond = await claimForDelivery(site.otherStore, sent);
    await recordFirst('delivered');
    await recordSecond('failed');
    expect(await site.row(sent.key)).toMatchObject({ state: 'delivered', body: null });
  });

  /** Stores rows whose last attempt failed at the given times. Returns their keys. */
  const storeFailedRows = async (...times: number[]) => {
    const sent = times.map(() => createSubmission());
    for (const [index, submission] of sent.entries()) {
      vi.useFakeTimers({ toFake: ['Date'], now: times[index]! });
      await claimAndRecord(site.store, submission);
    }
    vi.useRealTimers();
    return sent.map(({ key }) => key);
  };

  test('leases each due row to one process, in the order of retry times', async () => {
    const keys = await storeFailedRows(1, 2, 3, 4, 5, 6);
    expect((await leaseNext(site.store))?.key).toBe(keys[0]);
    const leased = await Promise.all(
      [site.store, site.otherStore, site.store, site.otherStore].map((store) => store.leaseDue(2)),
    );
    // Processes that lease at the same time may get fewer rows than the limit.
    const rest = [...leased.flat(), ...(await leaseAll(site.store))].map(({ key }) => key);
    expect(rest.sort()).toEqual(keys.slice(1).sort());
  });

  test('leases a row again when the lease of a killed sender has ended', async () => {
    const [killed] = await storeFailedRows(0);
    advanceTime(0);
    expect(await leaseNext(site.store)).toMatchObject({ key: killed });
    advanceTime(LEASE_MS - 1);
    expect(await leaseNext(site.otherStore)).toBeUndefined();
    advanceTime(2);
    expect(await leaseNext(site.otherStore)).toMatchObject({ key: killed });
    expect(await site.row(killed!)).toMatchObject({ attempts: 3 });
  });

  test('doubles the pause after each failure, up to the longest pause', async () => {
    const sent = createSubmission();
    advanceTime(0);
    await claimAndRecord(site.store, sent);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 40; attempt += 1) {
      const pauseMs = (await site.row(sent.key))!.retry_at! - Date.now();
      pauses.push(pauseMs / 1000);
      advanceTime(pauseMs);
      const { key, lease } = (await leaseNext(site.store))!;
      await site.store.recordDelivery({ key, lease, result: 'failed', status: null });
    }
    const doubling = pauses.map((_, index) => 2 ** (index + 1));
    expect(pauses).toEqual(doubling.map((pause) => Math.min(pause, MAX_BACKOFF_MS / 1000)));
  });

  test.each(['stored', 'spam', 'pending', 'rejected', 'parked'] as const)(
    'does not lease a %s row until it is released',
    async (state) => {
      advanceTime(0);
      const sent = createSubmission(state === 'stored' || state === 'spam' ? { state } : {});
      if (sent.state !== 'pending') await site.store.claim(sent);
      else {
        const record = await claimForDelivery(site.store, sent);
        if (state === 'parked') advanceTime(GIVE_UP_MS + LEASE_MS);
        await record(state === 'rejected' ? 'rejected' : 'failed');
      }
      expect(await site.row(sent.key)).toMatchObject({ state });
      expect(await leaseNext(site.store)).toBeUndefined();
      await claimAndRecord(site.store, createSubmission({ key: 'another' }));
      expect(await site.store.setState({ key: sent.key, states: [state] }, 'pending')).toBe(1);
      const [row, ...others] = await leaseAll(site.store);
      expect([row, others]).toEqual([
        expect.objectContaining({ key: sent.key, body: sent.body }),
        [],
      ]);
      // A row with an active lease cannot be released.
      expect(await site.store.setState({ key: sent.key }, 'pending')).toBe(0);
    },
  );
});
