import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import pg from 'pg';
import { databases, openTestStore as open } from '@/e2e/faults/support/databases';
import { LEASE, type NewSubmission, type DeliveryResult } from '@/lib/submissions/store/claims';
import type { Store } from '@/lib/submissions/store/open';
import { postgresPool } from '@/lib/submissions/store/postgres';

let count = 0;
const submission = (more: Partial<NewSubmission> = {}): NewSubmission => ({
  key: `key-${(count += 1)}`,
  form: 'submit',
  body: '{"firstName":"Ada 李 \\u0000 \\ud800"}',
  fingerprint: 'one',
  state: 'pending',
  ...more,
});
const delivered: Omit<DeliveryResult, 'key' | 'lease'> = {
  state: 'delivered',
  attempts: 1,
  status: 201,
  answer: 's',
  retryAt: null,
};
const failed: Omit<DeliveryResult, 'key' | 'lease'> = {
  ...delivered,
  state: 'pending',
  status: 500,
  answer: null,
  retryAt: 0,
};
describe.each(databases)('the store in $name', ({ skip, fresh }) => {
  describe.skipIf(skip)('', () => {
    let url: string;
    let store: Store;
    /** Another process's view of the same database. */
    let other: Store;
    beforeAll(async () => {
      url = await fresh();
      [store, other] = await Promise.all([open(url), open(url)]);
    });
    afterAll(() => Promise.all([store.close(), other.close()]));

    const rowOf = async (key: string) => (await store.find(key))[0];
    const pendingCount = async () => (await store.countUndelivered()).pending;
    const drain = async () => {
      await store.releaseUndelivered();
      for (;;) {
        const row = await store.leaseNext();
        if (!row) return;
        await store.recordDelivery({ key: row.key, lease: row.lease, ...delivered });
      }
    };

    test('opens for many at once', async () => {
      const database = await fresh();
      const stores = await Promise.all(Array.from({ length: 8 }, () => open(database)));
      expect(await stores[0]?.list()).toEqual([]);
      await Promise.all(stores.map((one) => one.close()));
    });

    test('a submission is there, to the last character, before anyone is told', async () => {
      const sent = submission();
      expect(await store.claim(sent)).toMatchObject({ kind: 'accepted' });
      const [row] = await other.find(sent.key);
      expect(row).toMatchObject({ ...sent, attempts: 0, last_status: null, delivered_at: null });
      expect(row?.received_at).toBeTypeOf('number');
    });

    test('of many with one key, one may send', async () => {
      const sent = submission();
      const claims = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).claim(sent)),
      );
      expect(claims.filter(({ kind }) => kind === 'accepted')).toHaveLength(1);
      expect(claims.filter(({ kind }) => kind === 'inFlight')).toHaveLength(19);
    });

    test('another body, or another form, is another submission', async () => {
      const sent = submission();
      await store.claim(sent);
      expect(await other.claim({ ...sent, fingerprint: 'two' })).toEqual({ kind: 'conflict' });
      expect(await other.claim({ ...sent, form: 'apply' })).toEqual({ kind: 'conflict' });
    });

    test('once delivered, the body is gone and the answer stays', async () => {
      const sent = submission();
      const claim = await store.claim(sent);
      if (claim.kind !== 'accepted') throw new Error(claim.kind);
      await store.recordDelivery({ key: sent.key, lease: claim.lease, ...delivered });
      expect(await rowOf(sent.key)).toMatchObject({ state: 'delivered', body: null, attempts: 1 });
      expect(await other.claim(sent)).toEqual({ kind: 'replayed', answer: 's' });
    });

    test.each(['pending', 'rejected'] as const)(
      'after a failure (%s), the key is free',
      async (state) => {
        const sent = submission();
        const claim = await store.claim(sent);
        if (claim.kind !== 'accepted') throw new Error(claim.kind);
        await store.recordDelivery({ key: sent.key, lease: claim.lease, ...{ ...failed, state } });
        expect(await rowOf(sent.key)).toMatchObject({ state, body: sent.body });
        expect(await other.claim(sent)).toMatchObject({ kind: 'accepted' });
      },
    );

    test('who lost the lease cannot undo what another delivered', async () => {
      const sent = submission();
      const claim = await store.claim(sent);
      if (claim.kind !== 'accepted') throw new Error(claim.kind);
      await store.recordDelivery({ key: sent.key, lease: 'another', ...delivered });
      await store.recordDelivery({ key: sent.key, lease: claim.lease, ...failed });
      expect(await rowOf(sent.key)).toMatchObject({ state: 'delivered' });
    });

    test('a lease ends by itself', async () => {
      const sent = submission();
      await store.claim(sent);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LEASE + 1 });
      try {
        expect(await other.claim(sent)).toMatchObject({ kind: 'accepted' });
      } finally {
        vi.useRealTimers();
      }
    });

    test('redelivery takes the oldest, each row once, among processes', async () => {
      await drain();
      const sent = Array.from({ length: 6 }, () => submission());
      for (const one of sent) {
        const claim = await store.claim(one);
        if (claim.kind === 'accepted')
          await store.recordDelivery({ key: one.key, lease: claim.lease, ...failed });
      }
      expect((await store.leaseNext())?.key).toBe(sent[0]?.key);
      const rest = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).leaseNext()),
      );
      const keys = rest.flatMap((row) => (row ? [row.key] : []));
      expect(new Set(keys).size).toBe(keys.length);
      // PostgreSQL may send some away who met each other; they come again.
      for (let row; (row = await store.leaseNext());) keys.push(row.key);
      expect(keys.sort()).toEqual(
        sent
          .slice(1)
          .map(({ key }) => key)
          .sort(),
      );
    });

    test('a row that waits is passed over, unless asked for', async () => {
      await drain();
      const sent = submission();
      const claim = await store.claim(sent);
      if (claim.kind !== 'accepted') throw new Error(claim.kind);
      const retryAt = Date.now() + 60_000;
      await store.recordDelivery({ key: sent.key, lease: claim.lease, ...failed, retryAt });
      expect(await store.leaseNext()).toBeUndefined();
      expect(await store.release(sent.key, 'pending')).toBe(true);
      expect(await store.leaseNext(['submit'])).toBeUndefined();
      expect(await store.leaseNext()).toMatchObject({ key: sent.key, attempts: 1 });
      // It is being sent right now.
      expect(await store.release(sent.key, 'pending')).toBe(false);
    });

    test('what was recorded while the clock was ahead is due again', async () => {
      await drain();
      const DAY = 86_400_000;
      const [failing, leased] = [submission(), submission()];
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY });
      try {
        const claim = await store.claim(failing);
        if (claim.kind !== 'accepted') throw new Error(claim.kind);
        const retryAt = Date.now() + 1000;
        await store.recordDelivery({ ...failed, key: failing.key, lease: claim.lease, retryAt });
        await store.claim(leased);
      } finally {
        vi.useRealTimers();
      }
      expect(await store.leaseNext()).toBeUndefined();
      await store.resetFutureTimes(3_600_000);
      const keys = [await store.leaseNext(), await store.leaseNext()].map((row) => row?.key);
      expect(keys.sort()).toEqual([failing.key, leased.key].sort());
    });

    test('what is parked is not sent, until it is released', async () => {
      await drain();
      const sent = submission();
      const claim = await store.claim(sent);
      if (claim.kind !== 'accepted') throw new Error(claim.kind);
      const parked = { ...failed, state: 'parked', retryAt: null } as const;
      await store.recordDelivery({ key: sent.key, lease: claim.lease, ...parked });
      expect(await store.leaseNext()).toBeUndefined();
      expect(await store.countUndelivered()).toMatchObject({ parked: 1 });
      expect(await store.releaseUndelivered()).toBeGreaterThan(0);
      const row = await store.leaseNext();
      expect(row).toMatchObject({ key: sent.key, body: sent.body });
      expect(row?.since).toBeGreaterThan((await rowOf(sent.key))!.received_at - 1);
      await store.recordDelivery({ key: sent.key, lease: row!.lease, ...parked });
      // The visitor tries again.
      expect(await other.claim(sent)).toMatchObject({ kind: 'accepted' });
    });

    test('what has the store as its destination, or is spam, is replayed and never sent', async () => {
      await drain();
      for (const state of ['stored', 'spam'] as const) {
        const sent = submission({ state });
        await store.claim(sent);
        expect(await other.claim(sent)).toEqual({ kind: 'replayed', answer: null });
      }
      expect(await store.leaseNext()).toBeUndefined();
    });

    test('spam can be released, and what was delivered cannot', async () => {
      const sent = submission({ state: 'spam' });
      await store.claim(sent);
      expect(await store.release(sent.key, 'pending')).toBe(true);
      expect(await rowOf(sent.key)).toMatchObject({ state: 'pending' });
      await drain();
      expect(await store.release(sent.key, 'pending')).toBe(false);
    });

    test('a purge takes what is finished and old, and nothing else', async () => {
      const stored = submission({ state: 'stored' });
      const pending = submission();
      await store.claim(stored);
      await store.claim(pending);
      expect(await store.purge(1)).toBe(0);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
      try {
        expect(await store.purge(1)).toBeGreaterThan(0);
      } finally {
        vi.useRealTimers();
      }
      expect(await rowOf(stored.key)).toBeUndefined();
      expect(await rowOf(pending.key)).toBeDefined();
    });

    test('a purge goes in small steps where the database is slow', async () => {
      const old = Array.from({ length: 12 }, () => submission({ state: 'stored' }));
      for (const one of old) await store.claim(one);
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
        expect(await store.purge(1)).toBeGreaterThanOrEqual(12);
        // Every row had a turn of the event loop of its own.
        expect(turns).toBeGreaterThanOrEqual(12);
      } finally {
        clearImmediate(counting!);
        vi.restoreAllMocks();
        vi.useRealTimers();
      }
    });

    test('the last attempt, but none that lies in the future', async () => {
      const attempt = async (at: number, result: typeof delivered) => {
        const sent = submission();
        vi.useFakeTimers({ toFake: ['Date'], now: at });
        const claim = await store.claim(sent).finally(() => vi.useRealTimers());
        if (claim.kind !== 'accepted') throw new Error(claim.kind);
        vi.useFakeTimers({ toFake: ['Date'], now: at });
        await store
          .recordDelivery({ key: sent.key, lease: claim.lease, ...result })
          .finally(() => vi.useRealTimers());
      };
      const now = Date.now();
      await attempt(now + 86_400_000, failed);
      await attempt(now + 30_000, delivered);
      expect(await store.lastAttempt()).toEqual({
        last_attempt_at: now + 30_000,
        last_status: 201,
      });
    });

    test('counts, and finding by the beginning of a key', async () => {
      await drain();
      const [one, two] = [submission({ key: 'same-1%' }), submission({ key: 'same-2' })];
      const before = await pendingCount();
      await store.claim(one);
      await store.claim(two);
      expect(await pendingCount()).toBe(before + 2);
      expect(await store.find('same-')).toHaveLength(2);
      expect(await store.find('same-1')).toHaveLength(1);
      expect(await store.find('%')).toEqual([]);
      expect(await store.knows('same-2', Date.now() - 1000)).toBe(true);
      expect(await store.knows('same-2', Date.now() + 1000)).toBe(false);
    });
  });
});

test('PostgreSQL’s numbers come as numbers', () => {
  const pool = postgresPool('postgres://127.0.0.1:9/x', () => undefined);
  const parser = pool.options.types?.getTypeParser(pg.types.builtins.INT8);
  expect(parser?.('1795243265081' as never)).toBe(1795243265081);
});

test.skipIf(databases[1]!.skip)(
  'PostgreSQL: a row that another process delivers meanwhile is not leased',
  async () => {
    const url = await databases[1]!.fresh();
    const store = await open(url);
    const sent = submission();
    const claim = await store.claim(sent);
    if (claim.kind !== 'accepted') throw new Error(claim.kind);
    await store.recordDelivery({ key: sent.key, lease: claim.lease, ...failed });
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query("BEGIN; UPDATE submissions SET state = 'delivered', body = NULL");
    const leasing = store.leaseNext();
    // It has read the row and waits for the other one's commit.
    const waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
    while ((await other.query(waiting)).rowCount === 0);
    await other.query('COMMIT');
    expect(await leasing).toBeUndefined();
    expect((await store.find(sent.key))[0]).toMatchObject({ lease_owner: null });
    await Promise.all([other.end(), store.close()]);
  },
);

test.skipIf(databases[1]!.skip)(
  'a connection in use that the server ends is reported, not thrown',
  async () => {
    const errors: Error[] = [];
    const pool = postgresPool(await databases[1]!.fresh(), (error) => void errors.push(error));
    const [inUse, other] = await Promise.all([pool.connect(), pool.connect()]);
    // Not once() of node:events, which listens to errors, too.
    const ended = new Promise((resolve) => inUse.once('end', resolve));
    const { rows } = await inUse.query<{ id: number }>('SELECT pg_backend_pid() AS id');
    await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.id]);
    await ended;
    expect(errors).toContainEqual(expect.objectContaining({ code: '57P01' }));
    inUse.release(true);
    other.release();
    await pool.end();
  },
);
