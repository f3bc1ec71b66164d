import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { toJson } from '@/lib/scripts/export';
import { allRows, databases, openTestStore } from '@/lib/testing/databases';
import { post, servicesWith, startUpstream } from '@/lib/testing/in-process';
import { MADE, oldStatements, oldStore } from '@/lib/testing/releases/stores';
import { validValues } from '@/lib/testing/values';
import { redeliver } from '@/lib/server/submissions/redeliver';
import type { Store } from '@/lib/server/submissions/store/store';

const HOUR = 3_600_000;
const settingsOf = async ({ db }: Store) =>
  Object.fromEntries(
    (await db.selectFrom('store_settings').selectAll().execute()).map((row) => [
      row.name,
      row.value,
    ]),
  );

describe.each(databases)('migrations in $name', (database) => {
  test('a store of release 0.1.0 goes on: sends, replays, releases, exports, purges', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: MADE + HOUR });
    onTestFinished(() => void vi.useRealTimers());
    const upstream = await startUpstream();
    const DATABASE_URL = await oldStore(database);
    const services = servicesWith({ DATABASE_URL, UPSTREAM_URL: upstream.url });
    const store = (await services.store())!;
    onTestFinished(() => store.close());

    const before = (await allRows(store)).map(({ key, state }) => `${key} ${state}`);
    const states = ['delivered', 'pending', 'rejected', 'spam', 'stored', 'parked'];
    const expected = states.map((state) => `${state}-1 ${state}`);
    expect(before.reverse()).toEqual([...expected, 'leased-1 pending']);

    // The secret is the old one: what was sent is known to be the same.
    for (const key of ['delivered-1', 'stored-1']) {
      const again = await post(services, 'submit', key, validValues('submit', key));
      expect(again.outcome).toMatchObject({ status: 200 });
    }
    const other = await post(services, 'submit', 'stored-1', validValues('submit', 'other'));
    expect(other.outcome).toMatchObject({ status: 409 });
    expect(upstream.taken.size).toBe(0);

    expect(await redeliver(services)).toMatchObject({ delivered: 2 });
    for (const state of ['spam', 'stored', 'parked', 'rejected'] as const)
      expect(await store.release({ states: [state] })).toBe(1);
    expect(await redeliver(services)).toMatchObject({ delivered: 4 });
    const sent = [...upstream.taken.entries()].map(([key, [body]]) => [key, JSON.parse(body!)]);
    expect(sent).toHaveLength(6);
    for (const [key, body] of sent) expect(body).toMatchObject(validValues('submit', key));

    const json = await text(Readable.from(toJson(store.list())));
    expect(JSON.parse(json)).toHaveLength(7);
    expect(await store.purge(-1)).toBe(7);
  });

  test('the code of release 0.1.0 works on a store of today, until a migration narrows', async () => {
    const store = await openTestStore(await oldStore(database));
    expect((await settingsOf(store)).schema_needs ?? '1').toBe('1');
    for (const statement of oldStatements)
      await store.write((db) => sql.raw(statement).execute(db));
    expect(await allRows(store)).toHaveLength(7);
  });

  test('a store that a later release narrowed is refused in one line; one that it widened is not', async () => {
    const url = await database.fresh();
    const store = await openTestStore(url);
    const claim = (values: Record<string, string>) =>
      store.write(async (db) => {
        for (const [name, value] of Object.entries(values))
          await db.updateTable('store_settings').set({ value }).where('name', '=', name).execute();
      });
    await claim({ schema: '99', schema_release: '9.1.0' });
    await openTestStore(url);
    await claim({ schema_needs: '98' });
    await expect(openTestStore(url)).rejects.toThrow(
      /^The store was changed by release 9\.1\.0, which this release \([\d.]+\) cannot work with: .*$/,
    );
    expect(await settingsOf(store)).toMatchObject({ schema: '99' });
  });
});
