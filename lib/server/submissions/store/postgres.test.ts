import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openTestStore, postgres } from '@/lib/testing/databases';
import { post, postForm, servicesWith, startUpstream } from '@/lib/testing/in-process';
import { attempt, failed, leaseNext, submission } from '@/lib/testing/stores';
import { postgresPool } from '@/lib/server/submissions/store/postgres';

/** Another connection to the same database, until the test ends. */
async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const skipped = postgres ? '' : ' (skipped: it is not installed)';

describe.skipIf(!postgres)(`PostgreSQL${skipped}`, () => {
  test('a row that another process delivers meanwhile is not leased', async () => {
    const url = await postgres!.fresh();
    const store = await openTestStore(url);
    const sent = submission();
    await attempt(store, sent, failed);
    await store.release({ states: ['pending'] });
    const other = await connected(url);
    await other.query("BEGIN; UPDATE submissions SET state = 'delivered', body = NULL");
    // It passes over the row, and does not wait for the other one's commit.
    expect(await leaseNext(store)).toBeUndefined();
    await other.query('COMMIT');
    expect((await store.find(sent.key))[0]).toMatchObject({ lease_owner: null });
    await store.close();
  });

  test('a connection in use that the server ends is reported, not thrown', async () => {
    const errors: Error[] = [];
    const pool = postgresPool(await postgres!.fresh(), (error) => void errors.push(error));
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
  });

  test('nothing is left to a session, which a pooler in transaction mode does not keep', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    onTestFinished(() => query.mockRestore());
    const services = servicesWith({ DATABASE_URL: await postgres!.fresh() });
    await post(services, 'submit');
    await (await services.store())?.close();
    const asked = query.mock.calls.map(([config]) => config as unknown as string | pg.QueryConfig);
    const texts = asked.map((config) => (typeof config === 'string' ? config : config.text));
    expect(texts.filter((text) => text.startsWith('CREATE TABLE'))).not.toEqual([]);
    expect(texts.filter((text) => /advisory/.test(text))).toEqual([
      expect.stringContaining('pg_advisory_xact_lock'),
    ]);
    expect(texts.filter((text) => /^\s*(set\s+(?!local)|listen|prepare)/i.test(text))).toEqual([]);
    expect(asked.filter((config) => typeof config !== 'string' && config.name)).toEqual([]);
  });

  test('a statement that takes too long fails, and the next one does not wait for it', async () => {
    const url = await postgres!.fresh();
    const store = await openTestStore(url);
    const [other, observer] = [await connected(url), await connected(url)];
    await other.query('BEGIN; LOCK TABLE submissions');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const finding = expect(store.find('k')).rejects.toThrow('Query read timeout');
    const waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
    while ((await observer.query(waiting)).rowCount === 0);
    vi.advanceTimersByTime(5_000);
    await finding;
    await store.probeWrite();
    await other.query('ROLLBACK');
    expect(await store.find('k')).toEqual([]);
    await store.close();
  });

  test('a database out of reach is waited for once a submission', async () => {
    const services = servicesWith({ DATABASE_URL: await postgres!.fresh() });
    await services.store();
    const connect = vi.spyOn(pg.Pool.prototype, 'connect');
    connect.mockImplementation(() => Promise.reject(new Error('away')));
    onTestFinished(() => connect.mockRestore());
    // A form without a script is looked up by its values, and then stored.
    expect((await postForm(services)).outcome).toMatchObject({ status: 503 });
    expect(connect).toHaveBeenCalledTimes(1);
    await (await services.store())?.close();
  });

  test('a form has one key, also while the database is away', async () => {
    const upstream = await startUpstream();
    const services = servicesWith({
      DATABASE_URL: await postgres!.fresh(),
      UPSTREAM_URL: upstream.url,
    });
    await services.store();
    const connect = vi.spyOn(pg.Pool.prototype, 'connect');
    connect.mockImplementationOnce(() => Promise.reject(new Error('away')));
    onTestFinished(() => connect.mockRestore());
    await postForm(services);
    await postForm(services);
    expect(upstream.taken.size).toBe(1);
    await (await services.store())?.close();
  });

  test('a row that is to be sent again meanwhile is not purged', async () => {
    const url = await postgres!.fresh();
    const store = await openTestStore(url);
    await store.claim(submission({ state: 'stored' }));
    const [other, observer] = [await connected(url), await connected(url)];
    await other.query("BEGIN; UPDATE submissions SET state = 'pending'");
    const purged = store.purge(-1);
    const waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
    while ((await observer.query(waiting)).rowCount === 0);
    await other.query('COMMIT');
    expect(await purged).toBe(0);
    await store.close();
  });

  test('a store that has its tables opens without the right to create any', async () => {
    const url = await postgres!.fresh();
    await (await openTestStore(url)).close();
    const role = `writer_${new URL(url).pathname.slice(1)}`;
    const owner = await connected(url);
    await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD 'secret';
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`);
    const as = new URL(url);
    Object.assign(as, { username: role, password: 'secret' });
    const store = await openTestStore(as.href);
    expect(await store.find('none')).toEqual([]);
    await store.close();
    await owner.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  });
});

test('a connection asks for nothing that PgBouncer refuses', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = postgresPool(`postgres://ada@127.0.0.1:${port}/tassel`, () => undefined);
  const connecting = pool.connect();
  const [socket] = (await once(server, 'connection')) as [Socket];
  const [packet] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  server.close();
  await expect(connecting).rejects.toThrow();
  // Length and protocol version, then names and values in turn, each ended by a null.
  const words = packet.subarray(8).toString().split('\0');
  const names = words.filter((word, index) => index % 2 === 0 && word !== '');
  expect(names.toSorted()).toEqual(['client_encoding', 'database', 'user']);
});
