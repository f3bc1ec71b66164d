import SqliteDatabase from 'libsql';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases, openDatabase } from '@/lib/testing/databases';
import { COUNT_LIMIT, records } from '@/lib/server/submissions/store/records';
import type { OpenDatabase } from '@/lib/server/submissions/store/schema';

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
