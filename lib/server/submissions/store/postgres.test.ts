import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openTestStore, postgres } from '@/e2e/testing/stores';
import {
  advanceTime,
  postSubmission,
  postWithoutJavaScript,
  createTestContext,
  setUpTwoProcesses,
} from '@/e2e/testing/in-process';
import { DATABASE_URL_HINT } from '@/lib/settings';
import { claimAndRecord, leaseNext, createSubmission } from '@/e2e/testing/rows';
import { createPool } from '@/lib/server/submissions/store/postgres';
import { RETENTION_MS } from '@/lib/server/submissions/store/records';

/** Opens another connection until the test ends. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function waitForBlockedStatement(url: string) {
  const observer = await connect(url);
  const waiting = `SELECT 1 FROM pg_stat_activity
    WHERE wait_event_type = 'Lock' AND datname = current_database()`;
  while ((await observer.query(waiting)).rowCount === 0);
}

const skipNote = postgres ? '' : ' (skipped: not installed)';

describe.skipIf(!postgres)(`PostgreSQL${skipNote}`, () => {
  const site = setUpTwoProcesses(() => postgres!.createUrl());

  test('does not lease a row that another process is recording as delivered', async () => {
    const sent = createSubmission();
    await claimAndRecord(site.store, sent);
    await site.store.setState({ states: ['pending'] }, 'pending');
    const other = await connect(site.url);
    await other.query("BEGIN; UPDATE submissions SET state = 'delivered', body = NULL");
    expect(await leaseNext(site.store)).toBeUndefined();
    await other.query('COMMIT');
    expect(await site.row(sent.key)).toMatchObject({ lease_until: null });
  });

  test('reports a terminated connection without throwing', async () => {
    const errors: Error[] = [];
    const pool = createPool(site.url, (error) => void errors.push(error));
    const [inUse, other] = await Promise.all([pool.connect(), pool.connect()]);
    // The function `once` of node:events also listens for `error`, which would hide that the pool does not.
    const ended = new Promise((resolve) => inUse.once('end', resolve));
    const { rows } = await inUse.query<{ id: number }>('SELECT pg_backend_pid() AS id');
    await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.id]);
    await ended;
    expect(errors).toContainEqual(expect.objectContaining({ code: '57P01' }));
    inUse.release(true);
    other.release();
    await pool.end();
  });

  test('connects without settings that PgBouncer refuses', async () => {
    const query = sql`SELECT name FROM pg_settings WHERE source = 'client'`;
    expect((await query.execute(site.store.db)).rows).toEqual([{ name: 'client_encoding' }]);
  });

  test('uses no session state, so that PgBouncer can run in transaction mode', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await postSubmission(
      createTestContext({ DATABASE_URL: await postgres!.createUrl() }),
      'submit',
    );
    const queries = query.mock.calls.map(
      ([config]) => config as unknown as string | pg.QueryConfig,
    );
    const texts = queries.map((config) => (typeof config === 'string' ? config : config.text));
    expect(texts.filter((text) => text.startsWith('CREATE TABLE'))).not.toEqual([]);
    expect(texts.filter((text) => /advisory/.test(text))).toEqual([
      expect.stringContaining('pg_advisory_xact_lock'),
    ]);
    expect(texts.filter((text) => /^\s*(set\s+(?!local)|listen|prepare)/i.test(text))).toEqual([]);
    expect(queries.filter((config) => typeof config !== 'string' && config.name)).toEqual([]);
  });

  test('ends a statement with an error after its timeout and does not delay the next one', async () => {
    const other = await connect(site.url);
    await other.query('BEGIN; LOCK TABLE submissions');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const finding = expect(site.row('k')).rejects.toThrow('Query read timeout');
    await waitForBlockedStatement(site.url);
    vi.advanceTimersByTime(5_000);
    await finding;
    // Writes to a table that is not locked.
    await site.store.tryWrite();
    await other.query('ROLLBACK');
    expect(await site.row('k')).toBeUndefined();
  });

  test('without the database, tries to connect once per submission and derives the same key as with it', async () => {
    const connect = vi.spyOn(pg.Pool.prototype, 'connect');
    connect.mockImplementationOnce(() => Promise.reject(new Error('unreachable')));
    const { key } = await postWithoutJavaScript(site.context);
    expect(connect).toHaveBeenCalledTimes(1);
    expect((await postWithoutJavaScript(site.context)).key).toBe(key);
    expect([...site.upstream.acceptedBodies.keys()]).toEqual([key]);
  });

  test('refuses a URL that names a missing file', async () => {
    const opening = openTestStore('postgres://host/b?sslrootcert=/none');
    await expect(opening).rejects.toThrow(/^DATABASE_URL cannot be used\. Check that files/);
  });

  test('says how to write a password if the server refuses it', async () => {
    const connect = vi.spyOn(pg.Pool.prototype, 'connect');
    for (const error of [
      Object.assign(new Error('password authentication failed'), { code: '28P01' }),
      new Error('SASL: client password must be a string'),
    ]) {
      connect.mockImplementationOnce(() => Promise.reject(error));
      await expect(openTestStore(site.url)).rejects.toThrow(DATABASE_URL_HINT);
    }
  });

  test('refuses a missing database, user, schema or permission in one line that names it', async () => {
    const owner = await connect(site.url);
    const user = `reader_${new URL(site.url).pathname.slice(1)}`;
    await owner.query(`CREATE ROLE ${user} LOGIN`);
    const urlWith = (changes: Partial<URL>) => Object.assign(new URL(site.url), changes).href;
    for (const [url, name] of [
      [urlWith({ pathname: '/tassle' }), 'database "tassle" does not exist'],
      [urlWith({ username: 'tassle' }), 'role "tassle" does not exist'],
      [urlWith({ search: '?options=-csearch_path%3Dtassle' }), 'no schema has been selected'],
      [urlWith({ username: user }), 'permission denied for '],
    ] as const)
      await expect(openTestStore(url)).rejects.toMatchObject({
        name: 'UnusableStoreError',
        message: expect.stringMatching(
          new RegExp(`^The database of DATABASE_URL cannot be used: ${name}.*\\. Correct .*\\.$`),
        ),
      });
    await owner.query(`DROP ROLE ${user}`);
  });

  test('does not purge a row that another process makes pending at the same time', async () => {
    await site.store.claim(createSubmission({ state: 'stored' }));
    advanceTime(RETENTION_MS + 1);
    const other = await connect(site.url);
    await other.query("BEGIN; UPDATE submissions SET state = 'pending'");
    const purged = site.store.purge();
    await waitForBlockedStatement(site.url);
    await other.query('COMMIT');
    expect(await purged).toBe(0);
  });

  test('opens an existing store as a database user that may not create tables', async () => {
    const user = `writer_${new URL(site.url).pathname.slice(1)}`;
    const owner = await connect(site.url);
    await owner.query(`CREATE ROLE ${user} LOGIN PASSWORD 'secret';
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${user}`);
    const userUrl = new URL(site.url);
    Object.assign(userUrl, { username: user, password: 'secret' });
    const store = await openTestStore(userUrl.href);
    expect(await store.list()).toEqual([]);
    await store.close();
    await owner.query(`DROP OWNED BY ${user}; DROP ROLE ${user}`);
  });

  test('refuses a database with an encoding that lacks characters, and closes its connections', async () => {
    const name = `${new URL(site.url).pathname.slice(1)}_latin1`;
    const owner = await connect(site.url);
    await owner.query(`CREATE DATABASE ${name} ENCODING 'LATIN1' TEMPLATE template0 LOCALE 'C'`);
    const url = new URL(site.url);
    url.pathname = name;
    await expect(openTestStore(url.href)).rejects.toMatchObject({
      name: 'UnusableStoreError',
      message: expect.stringMatching(/^.*encoding LATIN1.*--encoding=UTF8.*$/),
    });
    // Fails if a connection is open.
    await owner.query(`DROP DATABASE ${name}`);
  });
});
