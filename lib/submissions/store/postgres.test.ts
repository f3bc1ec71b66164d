import pg from 'pg';
import { expect, test } from 'vitest';
import { databases, openTestStore } from '@/e2e/support/databases';
import { attempt, failed, submission } from '@/e2e/support/stores';
import { postgresPool } from '@/lib/submissions/store/postgres';

test('numbers come as numbers', () => {
  const pool = postgresPool('postgres://127.0.0.1:9/x', () => undefined);
  const parser = pool.options.types?.getTypeParser(pg.types.builtins.INT8);
  expect(parser?.('1795243265081' as never)).toBe(1795243265081);
});

test.skipIf(databases[1]!.skip)(
  'a row that another process delivers meanwhile is not leased',
  async () => {
    const url = await databases[1]!.fresh();
    const store = await openTestStore(url);
    const sent = submission();
    await attempt(store, sent, failed);
    const [other, observer] = [0, 1].map(() => new pg.Client({ connectionString: url }));
    await Promise.all([other!.connect(), observer!.connect()]);
    await other!.query("BEGIN; UPDATE submissions SET state = 'delivered', body = NULL");
    const leasing = store.leaseNext();
    // It has read the row and waits for the other one's commit.
    const waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
    while ((await observer!.query(waiting)).rowCount === 0);
    await other!.query('COMMIT');
    expect(await leasing).toBeUndefined();
    expect((await store.find(sent.key))[0]).toMatchObject({ lease_owner: null });
    await Promise.all([other!.end(), observer!.end(), store.close()]);
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
