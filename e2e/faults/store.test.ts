/** A store that cannot be written costs submissions only where it is the destination. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { test } from '@/e2e/faults/support/test';
import { allRows, openTestStore, sqlite } from '@/lib/testing/databases';
import { post, servicesWith } from '@/lib/testing/in-process';
import { validValues } from '@/lib/testing/values';
import { health } from '@/lib/server/submissions/health';
import type { Services } from '@/lib/server/submissions/services';
import type { Store } from '@/lib/server/submissions/store/open';

/** How SQLite itself is made to refuse, and to work again. */
const faults = [
  { name: 'read-only', fault: 'query_only = ON', end: 'query_only = OFF' },
  // Not below what is there: then the next page is one too many.
  { name: 'on a full disk', fault: 'max_page_count = 1', end: 'max_page_count = 1073741823' },
];

describe.each(faults)('a store that is $name', ({ fault, end }) => {
  let store: Store;
  beforeEach(async () => {
    store = await openTestStore(await sqlite.fresh());
  });
  afterEach(() => store.close());

  const set = (pragma: string) => sql.raw(`PRAGMA ${pragma}`).execute(store.db);
  const withStore = (environment: Record<string, string>): Services => ({
    ...servicesWith(environment),
    store: async () => store,
  });
  /** Large enough that any free page is soon used up. */
  const send = async (services: Services, key: string) => {
    const values = { ...validValues('submit'), message: 'x'.repeat(100_000) };
    return (await post(services, 'submit', key, values)).outcome;
  };
  /** What a monitor sees once the last write is too old to be believed. */
  let ahead = 0;
  const healthLater = async (services: Services) => {
    const now = performance.now() + (ahead += 60_000);
    vi.spyOn(performance, 'now').mockReturnValue(now);
    return health(services).finally(() => vi.restoreAllMocks());
  };

  test('answers 503 where it is the destination, and works again afterwards', async () => {
    const services = withStore({});
    await set(fault);
    expect(await send(services, 'k')).toMatchObject({
      kind: 'refused',
      status: 503,
      message: 'An error occurred. Please try again.',
    });
    // By the write that failed; after a minute by one of its own.
    expect(await health(services)).toMatchObject({ status: 'down' });
    await set(end);
    expect(await healthLater(services)).toMatchObject({ status: 'ok', pending: 0 });
    expect(await send(services, 'k')).toMatchObject({ kind: 'responded', status: 200 });
    expect(await allRows(store)).toHaveLength(1);
  });

  test('is no obstacle on the way to an upstream', async ({ upstream }) => {
    const services = withStore({ UPSTREAM_URL: upstream.url });
    await set(fault);
    expect(await send(services, 'k')).toMatchObject({ kind: 'responded', status: 200 });
    expect(upstream.taken.get('k')).toHaveLength(1);
    await set(end);
    expect(await send(services, 'l')).toMatchObject({ kind: 'responded', status: 200 });
  });
});
