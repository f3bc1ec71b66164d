import SqliteDatabase from 'libsql';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { allRows, databases, openDatabase, openTestStore } from '@/lib/testing/databases';
import { attempt, delivered, failed, submission, twoStores } from '@/lib/testing/stores';
import { COUNT_LIMIT, records } from '@/lib/server/submissions/store/records';
import type { OpenDatabase } from '@/lib/server/submissions/store/schema';

describe.each(databases)('records in $name', ({ fresh }) => {
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

describe.each(databases)('many rows in $name', ({ name, fresh }) => {
  let store: OpenDatabase;
  beforeAll(async () => {
    store = await openDatabase(await fresh());
  });
  afterAll(() => store.close());
  afterEach(() => void vi.restoreAllMocks());

  /** Puts old rows into the store, with bodies of that many bytes. */
  const fill = (count: number, size: number, state = 'stored') =>
    store.write((db) =>
      sql`
    WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < ${count})
    INSERT INTO submissions (key, form, state, fingerprint, received_at, attempts, body)
    SELECT ${state} || ${size} || '-' || i, 'submit', ${state}, '', 1, 0, ${'x'.repeat(size)}
    FROM number`.execute(db),
    );

  /** @returns how many statements the database was given */
  async function statementsOf(act: () => Promise<unknown>): Promise<number> {
    const statement = Object.getPrototypeOf(new SqliteDatabase(':memory:').prepare('SELECT 1'));
    const sent =
      name === 'SQLite' ? vi.spyOn(statement, 'run') : vi.spyOn(pg.Client.prototype, 'query');
    await act();
    return sent.mock.calls.length;
  }

  test('small ones are deleted in few statements: a database may be far away', async () => {
    await fill(1200, 10);
    const statements = await statementsOf(async () => {
      expect(await records(store).purge(1)).toBe(1200);
    });
    expect(statements).toBeLessThan(6);
  });

  test('large ones are deleted a few at a time: pages are served in between', async () => {
    await fill(12, 400_000);
    const statements = await statementsOf(async () => {
      expect(await records(store).purge(1)).toBe(12);
    });
    expect(statements).toBeGreaterThanOrEqual(4);
  });

  test('counting ends where the number says nothing more', async () => {
    await fill(COUNT_LIMIT + 50, 1, 'pending');
    await fill(3, 1, 'parked');
    const counts = { pending: COUNT_LIMIT + 1, parked: 3, rejected: 0, stored: 0 };
    expect(await records(store).countUndelivered()).toEqual(counts);
  });
});
