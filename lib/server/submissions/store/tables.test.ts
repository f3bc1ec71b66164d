import Libsql from 'libsql';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { databases, listRows, openTestStore } from '@/lib/testing/databases';
import { leaseAll } from '@/lib/testing/stores';
import { ARRIVED_AT, createSchema4, RELEASED_AT } from '@/lib/testing/schema-4';
import { GIVE_UP_MS } from '@/lib/server/submissions/store/tables';

describe.each(databases)('the tables in $name', ({ name, createUrl }) => {
  /** Runs SQL in a new database. Returns its DATABASE_URL. */
  async function createDatabase(statements: string): Promise<string> {
    const url = await createUrl();
    if (name === 'SQLite') {
      const database = new Libsql(url.slice('file:'.length));
      database.exec(statements);
      database.close();
      return url;
    }
    const client = new pg.Client(url);
    await client.connect();
    await client.query(statements);
    await client.end();
    return url;
  }
  const createOldDatabase = () => createDatabase(createSchema4(name));
  const createDatabaseWith = (setting: string) =>
    createDatabase(`CREATE TABLE submissions (key text);
      CREATE TABLE store_settings (name text, value text); INSERT INTO store_settings VALUES ${setting}`);

  test('take over a store of schema 4 with its secret and all rows', async () => {
    const store = await openTestStore(await createOldDatabase());
    const row = (key: string, values: object) => ({
      ...{ key, form: 'submit', fingerprint: 'f', body: '{}', created_at: ARRIVED_AT, attempts: 0 },
      ...{ retry_at: null, lease_until: null, last_status: null, last_attempt_at: null },
      ...{ give_up_at: ARRIVED_AT + GIVE_UP_MS, ...values },
    });
    const sent = { attempts: 1, retry_at: ARRIVED_AT };
    const attempted = { last_attempt_at: ARRIVED_AT };
    expect(await listRows(store)).toEqual([
      row('delivered', {
        ...{ form: 'apply', state: 'delivered', body: null, last_status: 200 },
        ...{ ...sent, ...attempted },
      }),
      row('killed', { state: 'pending', ...sent, lease_until: ARRIVED_AT + 30_000 }),
      row('released', {
        ...{ state: 'pending', attempts: 9, last_status: 500, ...attempted },
        ...{ retry_at: RELEASED_AT, give_up_at: RELEASED_AT + GIVE_UP_MS },
      }),
      row('spam', { state: 'spam' }),
      row('stored', { state: 'stored', body: '{"email":"a@b.cd"}' }),
    ]);
    expect(store.secret).toBe('old secret');
    expect((await leaseAll(store)).map(({ key }) => key)).toEqual(['killed', 'released']);
  });

  test('are taken over once by processes that start at the same time', async () => {
    const url = await createOldDatabase();
    const stores = await Promise.all(Array.from({ length: 5 }, () => openTestStore(url)));
    for (const store of stores) expect(await listRows(store)).toHaveLength(5);
    expect(await listRows(await openTestStore(url))).toHaveLength(5);
  });

  test.each([
    ['an older version', "('schema', '3')", /^An old version of the site wrote .* Export its /],
    [
      'version 0.1.0',
      "('secret', 's')",
      /^An old version of the site wrote .*\/?(s\.db|test_\w+)\./,
    ],
    ['a later version', "('schema', '6')", /^A later version of the site wrote .* Start that /],
  ])('of %s are refused in one line', async (_, setting, message) => {
    const url = await createDatabaseWith(setting);
    await expect(openTestStore(url)).rejects.toMatchObject({
      name: 'UnusableStoreError',
      message: expect.stringMatching(message),
    });
  });
});
