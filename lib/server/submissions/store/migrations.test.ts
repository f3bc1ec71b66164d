import SqliteDatabase from 'libsql';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { allRows, databases, openTestStore } from '@/testing/databases';

/** The table as migrations 001 and 002 left it, with one row of each kind. */
const before = `
  CREATE TABLE submissions (key text PRIMARY KEY, form text NOT NULL, state text NOT NULL, body text,
    fingerprint text NOT NULL, received_at bigint NOT NULL, attempts integer NOT NULL,
    last_attempt_at bigint, last_status integer, delivered_at bigint, retry_at bigint,
    lease_owner text, lease_until bigint, answer text);
  CREATE INDEX submissions_by_state ON submissions (state, received_at);
  CREATE INDEX submissions_by_attempt ON submissions (last_attempt_at);
  CREATE TABLE rate_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0,
    expire bigint);
  INSERT INTO submissions (key, form, state, body, fingerprint, received_at, attempts, answer)
  VALUES ('second', 'apply', 'pending', '{"a":2}', 'hash', 2, 3, NULL),
    ('first', 'submit', 'kept', '{"a":1}', 'hash', 1, 0, NULL),
    ('third', 'submit', 'delivered', NULL, 'hash', 3, 1, 'sealed');
`;
/** As Kysely's Migrator tells in PostgreSQL which migrations it has run. */
const migrated = `
  CREATE TABLE kysely_migration (name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL);
  INSERT INTO kysely_migration VALUES ('001-submissions', '1'), ('002-rate-limits', '2');
`;

async function makeOld(url: string): Promise<void> {
  if (url.startsWith('file:')) {
    const database = new SqliteDatabase(url.slice('file:'.length));
    database.exec(`${before} PRAGMA user_version = 2`);
    database.close();
    return;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(before + migrated);
  await client.end();
}

describe.each(databases)('a store of an older version in $name', ({ skip, fresh }) => {
  test.skipIf(skip)('keeps its rows and loses its hashes', async () => {
    const url = await fresh();
    await makeOld(url);
    const stores = await Promise.all([1, 2, 3].map(() => openTestStore(url)));
    const store = stores[0]!;
    const rows = await allRows(store);
    expect(rows.map(({ key, state }) => `${key} ${state}`)).toEqual([
      'third delivered',
      'second pending',
      'first stored',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/hash|sealed/);

    // What waited is sent, and a repeat of what was delivered is a success.
    await store.resetFutureTimes(1000);
    expect(await store.leaseNext()).toMatchObject({ key: 'second', body: '{"a":2}', attempts: 3 });
    const repeat = { form: 'submit', body: '{}', fingerprint: 'new', state: 'pending' } as const;
    const claim = await store.claim({ ...repeat, key: 'third' });
    expect(claim).toEqual({ kind: 'replayed', answer: null });
    expect(await store.claim({ ...repeat, key: 'fourth' })).toMatchObject({ kind: 'accepted' });
    expect((await allRows(store))[0]).toMatchObject({ key: 'fourth' });
    // All processes hash with the same secret.
    expect(new Set(stores.map(({ secret }) => secret)).size).toBe(1);
    await Promise.all(stores.map((one) => one.close()));
  });
});

test.skipIf(databases[1]!.skip)(
  'a PostgreSQL store that is up to date opens without the right to create tables',
  async () => {
    const url = await databases[1]!.fresh();
    await (await openTestStore(url)).close();
    const role = `writer_${new URL(url).pathname.slice(1)}`;
    const owner = new pg.Client({ connectionString: url });
    await owner.connect();
    await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD 'secret';
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`);
    const as = new URL(url);
    Object.assign(as, { username: role, password: 'secret' });
    const store = await openTestStore(as.href);
    expect(await store.find('none')).toEqual([]);
    await store.close();
    await owner.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
    await owner.end();
  },
);
