import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { listRows, databases, openTestStore } from '@/lib/testing/databases';
import { postBody, createTestServices, startUpstream } from '@/lib/testing/in-process';
import {
  copyOldStore,
  CREATED_AT,
  oldForm,
  oldKeys,
  oldValues,
} from '@/lib/testing/releases/stores';
import { redeliver } from '@/lib/server/submissions/redeliver';
import type { Store } from '@/lib/server/submissions/store/store';

const HOUR_MS = 3_600_000;
const RETAIN_NOTHING_DAYS = -1;
const readSettings = async ({ db }: Store) => {
  const rows = await db.selectFrom('store_settings').selectAll().execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
};

describe.each(databases)('migrations in $name', (database) => {
  test('keep rows of a 0.2.0 store usable in the list, duplicate check, delivery, export and purge', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: CREATED_AT + HOUR_MS });
    onTestFinished(() => void vi.useRealTimers());
    const upstream = await startUpstream();
    const DATABASE_URL = await copyOldStore(database);
    const services = createTestServices({ DATABASE_URL, UPSTREAM_URL: upstream.url });
    const store = (await services.store())!;
    onTestFinished(() => store.close());
    expect((await listRows(store)).map(({ key }) => key)).toEqual(oldKeys);

    const send = (key: string, values: object) =>
      postBody(services, oldForm, JSON.stringify(values), {
        'content-type': 'application/json',
        'idempotency-key': key,
      });
    for (const key of ['delivered-1', 'stored-1'])
      expect((await send(key, oldValues(key))).outcome).toMatchObject({ status: 200 });
    const { outcome } = await send('stored-1', oldValues('other'));
    expect(outcome).toMatchObject({ status: 409 });
    expect(upstream.acceptedBodies.size).toBe(0);

    expect(await redeliver(services)).toMatchObject({ delivered: 2 });
    for (const state of ['spam', 'stored', 'parked', 'rejected'] as const)
      expect(await store.release({ states: [state] })).toBe(1);
    expect(await redeliver(services)).toMatchObject({ delivered: 4 });
    const sent = [...upstream.acceptedBodies.entries()].map(([key, [body]]) => [
      key,
      JSON.parse(body!),
    ]);
    expect(sent).toHaveLength(6);
    for (const [key, body] of sent) expect(body).toEqual(oldValues(key));

    expect(await store.purge(RETAIN_NOTHING_DAYS)).toBe(oldKeys.length);
  });

  test('leave a store that release 0.2.0 can open again', async () => {
    const store = await openTestStore(await copyOldStore(database));
    expect(await readSettings(store)).toMatchObject({ schema: '4', schema_needs: '1' });
  });

  test('refuse a store that a later release made incompatible, with a one-line message', async () => {
    const url = await database.createUrl();
    const store = await openTestStore(url);
    const writeSettings = (values: Record<string, string>) =>
      store.write(async (db) => {
        for (const [name, value] of Object.entries(values))
          await db.updateTable('store_settings').set({ value }).where('name', '=', name).execute();
      });
    await writeSettings({ schema: '99', schema_release: '9.1.0' });
    await openTestStore(url);
    await writeSettings({ schema_needs: '98' });
    await expect(openTestStore(url)).rejects.toThrow(
      /^Release 9\.1\.0 changed the store, and this release \([\d.]+\) cannot use it\. .*$/,
    );
    expect(await readSettings(store)).toMatchObject({ schema: '99' });
  });
});
