import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import pg from 'pg';
import { databases, openTestStore as open } from '@/e2e/faults/support/databases';
import { LEASE, type NewSubmission, type Sent } from '@/lib/submissions/store/claims';
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
const delivered: Sent = {
  state: 'delivered',
  attempts: 1,
  status: 201,
  answer: 's',
  retryAt: null,
};
const failed: Sent = { ...delivered, state: 'pending', status: 500, answer: null };
const everything = {
  ignoreRetryAt: true,
  except: [],
  get triedBefore() {
    return Date.now() + 1;
  },
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
    const drain = async () => {
      for (;;) {
        const row = await store.leaseOldest(everything);
        if (!row) return;
        await store.settle(row.key, row.lease, delivered);
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
      expect(await store.claim(sent)).toMatchObject({ kind: 'stored' });
      const [row] = await other.find(sent.key);
      expect(row).toMatchObject({ ...sent, attempts: 0, last_status: null, delivered_at: null });
      expect(row?.received_at).toBeTypeOf('number');
    });

    test('of many with one key, one may send', async () => {
      const sent = submission();
      const claims = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).claim(sent)),
      );
      expect(claims.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
      expect(claims.filter(({ kind }) => kind === 'busy')).toHaveLength(19);
    });

    test('another body, or another form, is another submission', async () => {
      const sent = submission();
      await store.claim(sent);
      expect(await other.claim({ ...sent, fingerprint: 'two' })).toEqual({ kind: 'other' });
      expect(await other.claim({ ...sent, form: 'apply' })).toEqual({ kind: 'other' });
    });

    test('once delivered, the body is gone and the answer stays', async () => {
      const sent = submission();
      const claim = await store.claim(sent);
      if (claim.kind !== 'stored') throw new Error(claim.kind);
      await store.settle(sent.key, claim.lease, delivered);
      expect(await rowOf(sent.key)).toMatchObject({ state: 'delivered', body: null, attempts: 1 });
      expect(await other.claim(sent)).toEqual({ kind: 'repeated', status: 201, answer: 's' });
    });

    test.each(['pending', 'rejected'] as const)(
      'after a failure (%s), the key is free',
      async (state) => {
        const sent = submission();
        const claim = await store.claim(sent);
        if (claim.kind !== 'stored') throw new Error(claim.kind);
        await store.settle(sent.key, claim.lease, { ...failed, state });
        expect(await rowOf(sent.key)).toMatchObject({ state, body: sent.body });
        expect(await other.claim(sent)).toMatchObject({ kind: 'stored' });
      },
    );

    test('who lost the lease cannot undo what another delivered', async () => {
      const sent = submission();
      const claim = await store.claim(sent);
      if (claim.kind !== 'stored') throw new Error(claim.kind);
      await store.settle(sent.key, 'another', delivered);
      await store.settle(sent.key, claim.lease, failed);
      expect(await rowOf(sent.key)).toMatchObject({ state: 'delivered' });
    });

    test('a lease ends by itself', async () => {
      const sent = submission();
      await store.claim(sent);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LEASE + 1 });
      try {
        expect(await other.claim(sent)).toMatchObject({ kind: 'stored' });
      } finally {
        vi.useRealTimers();
      }
    });

    test('redelivery takes the oldest, each row once, among processes', async () => {
      await drain();
      const sent = Array.from({ length: 6 }, () => submission());
      for (const one of sent) {
        const claim = await store.claim(one);
        if (claim.kind === 'stored') await store.settle(one.key, claim.lease, failed);
      }
      expect((await store.leaseOldest(everything))?.key).toBe(sent[0]?.key);
      const rest = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? store : other).leaseOldest(everything),
        ),
      );
      const keys = rest.flatMap((row) => (row ? [row.key] : []));
      expect(new Set(keys).size).toBe(keys.length);
      // PostgreSQL may send some away who met each other; they come again.
      for (let row; (row = await store.leaseOldest(everything));) keys.push(row.key);
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
      if (claim.kind !== 'stored') throw new Error(claim.kind);
      await store.settle(sent.key, claim.lease, { ...failed, retryAt: Date.now() + 60_000 });
      expect(await store.leaseOldest({ ...everything, ignoreRetryAt: false })).toBeUndefined();
      expect(await store.leaseOldest({ ...everything, triedBefore: 0 })).toBeUndefined();
      expect(await store.leaseOldest({ ...everything, except: ['submit'] })).toBeUndefined();
      expect(await store.leaseOldest(everything)).toMatchObject({ key: sent.key });
    });

    test('what is kept, or spam, answers again and is never sent', async () => {
      await drain();
      for (const state of ['kept', 'spam'] as const) {
        const sent = submission({ state });
        await store.claim(sent);
        expect(await other.claim(sent)).toEqual({ kind: 'repeated', status: null, answer: null });
      }
      expect(await store.leaseOldest(everything)).toBeUndefined();
    });

    test('spam can be released, once', async () => {
      const sent = submission({ state: 'spam' });
      await store.claim(sent);
      expect(await store.release(sent.key, 'pending')).toBe(true);
      expect(await store.release(sent.key, 'pending')).toBe(false);
      expect(await rowOf(sent.key)).toMatchObject({ state: 'pending' });
    });

    test('a purge takes what is finished and old, and nothing else', async () => {
      const kept = submission({ state: 'kept' });
      const pending = submission();
      await store.claim(kept);
      await store.claim(pending);
      expect(await store.purge(1)).toBe(0);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
      try {
        expect(await store.purge(1)).toBeGreaterThan(0);
      } finally {
        vi.useRealTimers();
      }
      expect(await rowOf(kept.key)).toBeUndefined();
      expect(await rowOf(pending.key)).toBeDefined();
    });

    test('counts, the last attempt, and finding by the beginning of a key', async () => {
      await drain();
      const [one, two] = [submission({ key: 'same-1%' }), submission({ key: 'same-2' })];
      const before = await store.countPending();
      await store.claim(one);
      await store.claim(two);
      expect(await store.countPending()).toBe(before + 2);
      expect(await store.lastAttempt()).toMatchObject({ last_status: 201 });
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
