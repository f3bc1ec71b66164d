/** Several sites share one database. */
import { afterAll, describe, expect } from 'vitest';
import { readHealth, submit, isAccepted } from '@/e2e/faults/support/client';
import { test } from '@/e2e/faults/support/test';
import { databases } from '@/e2e/testing/stores';
import { startPostgres } from '@/e2e/testing/postgres';
import { formIds } from '@/e2e/testing/forms';
import { acceptingReplies, replies } from '@/e2e/testing/upstream/replies';
import { waitUntil } from '@/e2e/testing/wait-until';

describe.each(databases)('two sites on one database in $name', (database) => {
  test.override({ database });

  test('deliver each submission once, whatever the upstream replies', async ({
    startSite,
    upstream,
    environment,
  }) => {
    // Both start at the same time, so that both try to create the tables.
    const [one, two] = await Promise.all([startSite(environment), startSite(environment)]);
    let requestCount = 0;
    const behaviors = [
      acceptingReplies.ok,
      replies.reset,
      replies.error,
      replies.html,
      acceptingReplies.html,
    ];
    upstream.chooseReply = () => behaviors[(requestCount += 1) % behaviors.length] ?? replies.ok;
    const keys = Array.from({ length: 30 }, (_, index) => `shared-${index}`);
    const sendTo = ({ url }: typeof one) =>
      keys.map((key, index) => submit(url, { key, formId: formIds[index % formIds.length] }));
    // Each submission goes to both sites, as after a double click.
    await Promise.all([...sendTo(one), ...sendTo(two)]);
    upstream.chooseReply = () => replies.ok;
    // Visitors send again before the sites redeliver.
    const repeated = await Promise.all(sendTo(two));
    expect(repeated.filter((sent) => !isAccepted(sent))).toEqual([]);
    expect(keys.filter((key) => upstream.acceptedBodies.get(key)?.length !== 1)).toEqual([]);
    expect(await readHealth(one.url)).toMatchObject({ pending: 0 });
  });
});

const postgres = await startPostgres();

test.skipIf(!postgres?.halt)(
  'while PostgreSQL restarts, a site refuses submissions only if it has no upstream (needs PostgreSQL)',
  async ({ startSite, upstream }) => {
    const [withUpstream, withoutUpstream] = await Promise.all([
      startSite({ DATABASE_URL: postgres!.url, UPSTREAM_URL: upstream.url }),
      startSite({ DATABASE_URL: postgres!.url }),
    ]);
    const submitToBoth = async (key: string) => [
      (await submit(withUpstream.url, { key })).status,
      (await submit(withoutUpstream.url, { key: `${key}-kept` })).status,
    ];
    expect(await submitToBoth('before')).toEqual([200, 200]);
    await postgres!.halt!();
    expect(await submitToBoth('down')).toEqual([200, 503]);
    expect((await fetch(`${withoutUpstream.url}/api/health`)).status).toBe(503);
    expect((await fetch(`${withUpstream.url}/api/health`)).status).toBe(200);
    await postgres!.resume!();
    await waitUntil('the database is back', async () => (await submitToBoth('after'))[1] === 200);
    for (const { url } of [withUpstream, withoutUpstream])
      expect((await fetch(`${url}/api/health`)).status).toBe(200);
    expect(await submitToBoth('down')).toEqual([200, 200]);
    expect([...upstream.acceptedBodies.keys()]).toEqual(['before', 'down', 'after']);
    expect(await readHealth(withUpstream.url)).toMatchObject({ pending: 0 });
  },
);
afterAll(() => postgres?.stop());
