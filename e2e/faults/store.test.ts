/** A store that cannot be written costs submissions only where it is the destination. */
import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allRows, databases } from '@/lib/testing/databases';
import { validValues } from '@/lib/testing/values';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { parseEnv } from '@/lib/env';
import { forms } from '@/lib/forms/registry';
import { health } from '@/lib/server/submissions/health';
import { receive } from '@/lib/server/submissions/receive';
import { createServices, type Services } from '@/lib/server/submissions/services';
import { storeOf, type Store } from '@/lib/server/submissions/store/open';
import type { Db } from '@/lib/server/submissions/store/schema';
import { openSqlite } from '@/lib/server/submissions/store/sqlite';

/** How SQLite itself is made to refuse, and to work again. */
const faults = [
  {
    name: 'read-only',
    breakIt: (db: Db) => sql`PRAGMA query_only = ON`.execute(db),
    mend: (db: Db) => sql`PRAGMA query_only = OFF`.execute(db),
  },
  {
    name: 'on a full disk',
    async breakIt(db: Db) {
      // Not below what is there: then the next page is one too many.
      await sql`PRAGMA max_page_count = 1`.execute(db);
    },
    mend: (db: Db) => sql`PRAGMA max_page_count = 1073741823`.execute(db),
  },
];

describe.each(faults)('a store that is $name', ({ breakIt, mend }) => {
  let db: Db;
  let store: Store;
  let upstream: FakeUpstream;
  beforeEach(async () => {
    const url = await databases[0]!.fresh();
    const opened = await openSqlite(url.slice('file:'.length));
    db = opened.db;
    store = await storeOf(opened);
    upstream = await new FakeUpstream().start();
  });
  afterEach(async () => {
    await db.destroy();
    await upstream.stop();
  });

  /** Large enough that any free page is soon used up. */
  const send = async (services: Services, key: string) => {
    const values = { ...validValues('submit'), message: 'x'.repeat(100_000) };
    const request = new Request('http://localhost', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(values),
    });
    return (await receive(request, forms.submit, services)).outcome;
  };
  /** What a monitor sees once the last write is too old to be believed. */
  let ahead = 0;
  const healthLater = async (services: Services) => {
    const now = performance.now() + (ahead += 60_000);
    vi.spyOn(performance, 'now').mockReturnValue(now);
    return health(services).finally(() => vi.restoreAllMocks());
  };
  const servicesWith = (environment: Record<string, string>): Services => ({
    ...createServices(parseEnv(environment), pino({ level: 'silent' })),
    store: async () => store,
  });

  test('answers 503 where it is the destination, and works again afterwards', async () => {
    const services = servicesWith({});
    await breakIt(db);
    expect(await send(services, 'k')).toMatchObject({
      kind: 'refused',
      status: 503,
      message: 'An error occurred. Please try again.',
    });
    // By the write that failed; after a minute by one of its own.
    expect(await health(services)).toMatchObject({ status: 'down' });
    await mend(db);
    expect(await healthLater(services)).toMatchObject({ status: 'ok', pending: 0 });
    expect(await send(services, 'k')).toMatchObject({ kind: 'responded', status: 200 });
    expect(await allRows(store)).toHaveLength(1);
  });

  test('is no obstacle on the way to an upstream', async () => {
    const services = servicesWith({ UPSTREAM_URL: upstream.url });
    await breakIt(db);
    expect(await send(services, 'k')).toMatchObject({ kind: 'responded', status: 200 });
    expect(upstream.taken.get('k')).toHaveLength(1);
    await mend(db);
    expect(await send(services, 'l')).toMatchObject({ kind: 'responded', status: 200 });
  });
});
