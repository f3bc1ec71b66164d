import SqliteDatabase from 'libsql';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { allRows, databases } from '@/lib/testing/databases';
import { twoProcesses } from '@/lib/testing/in-process';
import { submission } from '@/lib/testing/stores';
import { COUNT_LIMIT } from '@/lib/server/submissions/store/records';

describe.each(databases)('records in $name', ({ name, fresh }) => {
  const site = twoProcesses(fresh);

  test('the list has every row, newest first, and reads a page at a time', async () => {
    const { store } = site;
    const keys: string[] = [];
    for (let count = 0; count < 105; count += 1) {
      const sent = submission({ state: 'stored' });
      await store.claim(sent);
      keys.unshift(sent.key);
    }
    expect((await allRows(store)).map(({ key }) => key)).toEqual(keys);

    let left = 0;
    for await (const row of store.list()) {
      if (left === 0) await store.purge(-1);
      left += Number(keys.includes(row.key));
    }
    // The first page; the other pages are read once they are asked for.
    expect(left).toBe(100);
  });

  test('counts, and finding by the beginning of a key', async () => {
    const { store } = site;
    for (const key of ['same-1%', 'same-2']) await store.claim(submission({ key }));
    await store.claim(submission({ state: 'stored' }));
    expect(await store.countUndelivered()).toMatchObject({ pending: 2, stored: 1 });
    expect(await store.find('same-')).toHaveLength(2);
    expect(await store.find('same-1')).toHaveLength(1);
    expect(await store.find('%')).toEqual([]);
  });

  /** Puts old rows into the store, with bodies of that many bytes. */
  const fill = (count: number, size: number, state = 'stored') =>
    site.store.write((db) =>
      sql`
    WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < ${count})
    INSERT INTO submissions (key, form, state, fingerprint, received_at, attempts, body)
    SELECT ${state} || i, 'submit', ${state}, '', 1, 0, ${'x'.repeat(size)}
    FROM number`.execute(db),
    );

  test.each([
    // Few, with those that read: a database may be far away.
    [600, 10, 6, 15],
    // A number of rows at a time: pages are served in between.
    [600, 64_000, 6, 15],
  ])('%i rows of %i bytes are deleted in %i to %i statements', async (count, size, least, most) => {
    await fill(count, size);
    const statement = Object.getPrototypeOf(new SqliteDatabase(':memory:').prepare('SELECT 1'));
    const sent =
      name === 'SQLite' ? vi.spyOn(statement, 'run') : vi.spyOn(pg.Client.prototype, 'query');
    onTestFinished(() => sent.mockRestore());
    expect(await site.store.purge(1)).toBe(count);
    expect(sent.mock.calls.length).toBeGreaterThanOrEqual(least);
    expect(sent.mock.calls.length).toBeLessThanOrEqual(most);
  });

  test('counting ends where the number says nothing more', async () => {
    await fill(COUNT_LIMIT + 50, 1, 'pending');
    await fill(3, 1, 'parked');
    const counts = { pending: COUNT_LIMIT + 1, parked: 3, rejected: 0, stored: 0, spam: 0 };
    expect(await site.store.countUndelivered()).toEqual(counts);
  });
});
