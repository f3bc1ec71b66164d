import { sql } from 'kysely';
import { expect } from 'vitest';
import { test } from '@/e2e/faults/support/test';
import { listRows, openTestStore, sqlite } from '@/lib/testing/databases';
import { postSubmission, createTestServices } from '@/lib/testing/in-process';
import { createValues } from '@/lib/testing/values';
import { reportHealth } from '@/lib/server/submissions/health';
import type { Services } from '@/lib/server/submissions/services';

/** Settings of SQLite: `fault` makes writes fail, and `end` lets them succeed again. */
const faults = [
  { name: 'read-only', fault: 'query_only = ON', end: 'query_only = OFF' },
  // SQLite raises a limit below the current size to the current size, so that no page can be added.
  { name: 'on a full disk', fault: 'max_page_count = 1', end: 'max_page_count = 1073741823' },
];

test.for(faults)(
  'with a store that is $name, the site answers 503 if it has no upstream, and forwards submissions if it has one',
  async ({ fault, end }, { upstream, onTestFinished }) => {
    const store = await openTestStore(await sqlite.createUrl());
    onTestFinished(() => store.close());
    const set = (pragma: string) => sql.raw(`PRAGMA ${pragma}`).execute(store.db);
    const createServices = (environment: Record<string, string>): Services => ({
      ...createTestServices(environment),
      store: async () => store,
    });
    const [withoutUpstream, withUpstream] = [
      createServices({}),
      createServices({ UPSTREAM_URL: upstream.url }),
    ];
    /** Sends a text that is larger than the free space in the existing pages. */
    const send = async (services: Services, key: string) => {
      const values = { ...createValues('submit'), message: 'x'.repeat(60_000) };
      return (await postSubmission(services, 'submit', key, values)).outcome;
    };

    await set(fault);
    expect(await send(withoutUpstream, 'kept')).toMatchObject({
      kind: 'refused',
      status: 503,
      message: 'An error occurred. Please try again.',
    });
    expect(await reportHealth(withoutUpstream)).toMatchObject({ status: 'down' });
    expect(await send(withUpstream, 'forwarded')).toMatchObject({ kind: 'responded', status: 200 });
    expect(upstream.acceptedBodies.get('forwarded')).toHaveLength(1);

    await set(end);
    expect(await reportHealth(withoutUpstream)).toMatchObject({ status: 'ok', pending: 0 });
    expect(await send(withoutUpstream, 'kept')).toMatchObject({ kind: 'responded', status: 200 });
    expect(await send(withUpstream, 'after')).toMatchObject({ kind: 'responded', status: 200 });
    expect((await listRows(store)).map(({ key }) => key)).toEqual(['after', 'kept']);
  },
);
