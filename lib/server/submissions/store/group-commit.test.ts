import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import SqliteDatabase from 'libsql';
import pg from 'pg';
import { databases, openTestStore } from '@/testing/databases';
import { delivered, failed, submission } from '@/testing/stores';
import type { Claim } from '@/lib/server/submissions/store/claims';
import type { Store } from '@/lib/server/submissions/store/open';

const leaseOf = (claim: Claim | undefined) => (claim?.kind === 'accepted' ? claim.lease : '');

describe.each(databases)('what is written in one turn, in $name', ({ name, skip, fresh }) => {
  describe.skipIf(skip)('', () => {
    let store: Store;
    beforeAll(async () => {
      store = await openTestStore(await fresh());
    });
    afterAll(() => store.close());

    const row = async (key: string) => (await store.find(key))[0];

    test('reaches its own rows, and each is told of its own', async () => {
      // The driver of SQLite fetches a hundred answers at a time.
      const keys = Array.from({ length: 180 }, (_, index) => `many-${index}-`);
      const known = keys.filter((_, index) => index % 3 === 0);
      for (const key of known) await store.claim({ ...submission({ key }), fingerprint: 'two' });
      const claims = await Promise.all(keys.map((key) => store.claim(submission({ key }))));
      expect(claims.map(({ kind }) => kind)).toEqual(
        keys.map((key) => (known.includes(key) ? 'conflict' : 'accepted')),
      );
      await Promise.all(
        keys.map((key, index) =>
          store.recordDelivery({
            key: key,
            lease: leaseOf(claims[index]),
            ...(index % 2 ? delivered : failed),
          }),
        ),
      );
      // The rows of others carry leases that are not ours: a failure of ours is none of theirs.
      expect(await row('many-0-')).toMatchObject({ state: 'pending', attempts: 0 });
      expect(await row('many-1-')).toMatchObject({ state: 'delivered', body: null, answer: 's' });
      expect(await row('many-2-')).toMatchObject({
        state: 'pending',
        attempts: 1,
        last_status: 500,
        lease_owner: null,
        body: submission().body,
      });
    });

    test('stores a key once', async () => {
      const both = await Promise.all([1, 2].map(() => store.claim(submission({ key: 'twice' }))));
      expect(both.map(({ kind }) => kind).sort()).toEqual(['accepted', 'inFlight']);
      const lease = leaseOf(both.find(({ kind }) => kind === 'accepted'));
      expect(await row('twice')).toMatchObject({ lease_owner: lease });
    });

    test.each([
      ['before', [delivered, failed]],
      ['after', [failed, delivered]],
    ])('keeps a delivery that comes %s a failure of the same row', async (when, sent) => {
      const claim = await store.claim(submission({ key: when }));
      await Promise.all(
        sent.map((one) => store.recordDelivery({ key: when, lease: leaseOf(claim), ...one })),
      );
      expect(await row(when)).toMatchObject({ state: 'delivered', body: null, last_status: 201 });
    });

    test('is one statement', async () => {
      const statement = Object.getPrototypeOf(new SqliteDatabase(':memory:').prepare('SELECT 1'));
      const spies =
        name === 'SQLite'
          ? [vi.spyOn(statement, 'all'), vi.spyOn(statement, 'run')]
          : [vi.spyOn(pg.Client.prototype, 'query')];
      const sent = () => spies.flatMap(({ mock }) => mock.calls).length;
      const claims = await Promise.all(
        [1, 2, 3].map((n) => store.claim(submission({ key: `one-${n}` }))),
      );
      expect(sent()).toBe(1);
      await Promise.all(
        claims.map((claim, index) =>
          store.recordDelivery({
            key: `one-${index + 1}`,
            lease: leaseOf(claim),
            ...delivered,
          }),
        ),
      );
      expect(sent()).toBe(2);
      vi.restoreAllMocks();
    });

    test('fails for everyone when the store is gone', async () => {
      await store.close();
      const told = await Promise.allSettled(
        [1, 2].map((n) => store.claim(submission({ key: `no-${n}` }))),
      );
      expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    });
  });
});
