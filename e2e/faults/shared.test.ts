/** Two sites on one database are one site, as far as submissions are concerned. */
import { describe, expect, test } from 'vitest';
import { startSite } from '@/e2e/support/site';
import { submit, succeeded } from '@/e2e/faults/support/client';
import { counts } from '@/e2e/faults/support/counts';
import { databases } from '@/lib/testing/databases';
import { startPostgres } from '@/lib/testing/postgres';
import { calls } from '@/lib/testing/values';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { accepting, replies } from '@/lib/testing/upstream/replies';
import { until } from '@/lib/testing/until';

const pendingAt = async (url: string) => {
  const response = await fetch(`${url}/api/health`);
  return ((await response.json()) as { pending: number | null }).pending;
};

describe.each(databases)('two sites on one database in $name', ({ name, skip, fresh }) => {
  test.skipIf(skip)('deliver each submission once, whatever the upstream does', async () => {
    const upstream = await new FakeUpstream().start();
    const environment = { UPSTREAM_URL: upstream.url, DATABASE_URL: await fresh() };
    // Both at once: they also bring one empty database up to date together.
    const [one, two] = await Promise.all([startSite(environment), startSite(environment)]);
    try {
      let turn = 0;
      const moods = [accepting.ok, replies.reset, replies.error, replies.html, accepting.html];
      upstream.choose = () => moods[(turn += 1) % moods.length] ?? replies.ok;
      const keys = Array.from({ length: counts.shared }, (_, index) => `shared-${index}`);
      // Each submission goes to both, as if the visitor had clicked twice.
      await Promise.all(
        keys.flatMap((key, index) =>
          [one, two].map((site) => submit(site.url, { key, call: calls[index % calls.length] })),
        ),
      );
      upstream.choose = () => replies.ok;
      // Those that failed while others passed wait a minute by themselves; the visitors do not.
      const again = await Promise.all(
        keys.map((key, index) => submit(two.url, { key, call: calls[index % calls.length] })),
      );
      expect(again.filter((sent) => !succeeded(sent))).toEqual([]);
      expect(keys.filter((key) => upstream.taken.get(key)?.length !== 1)).toEqual([]);
      expect(await pendingAt(one.url)).toBe(0);
      console.log(`${name}: ${keys.length} sent through both, ${keys.length} delivered once each`);
    } finally {
      await Promise.all([one.stop(), two.stop()]);
      await upstream.stop();
    }
  });
});

const postgres = await startPostgres();

describe.skipIf(!postgres?.halt)('PostgreSQL stops and starts again', () => {
  test('with an upstream nothing is refused; without one, only while it is away', async () => {
    const upstream = await new FakeUpstream().start();
    const [forwarding, keeping] = await Promise.all([
      startSite({ DATABASE_URL: postgres!.url, UPSTREAM_URL: upstream.url }),
      startSite({ DATABASE_URL: postgres!.url }),
    ]);
    const both = (key: string) =>
      Promise.all([
        submit(forwarding.url, { key: `${key}-forwarded` }),
        submit(keeping.url, { key: `${key}-kept` }),
      ]).then((sent) => sent.map(({ status }) => status));
    try {
      expect(await both('before')).toEqual([200, 200]);
      await postgres!.halt!();
      expect(await both('away')).toEqual([200, 503]);
      expect((await fetch(`${keeping.url}/api/health`)).status).toBe(503);
      expect((await fetch(`${forwarding.url}/api/health`)).status).toBe(200);
      await postgres!.resume!();
      await until('the store is back', async () => (await both('after'))[1] === 200);
      expect(await both('away')).toEqual([200, 200]);
      for (const key of ['before', 'away', 'after']) {
        expect(upstream.taken.get(`${key}-forwarded`)?.length).toBeGreaterThan(0);
      }
      expect(await pendingAt(forwarding.url)).toBe(0);
    } finally {
      await Promise.all([forwarding.stop(), keeping.stop()]);
      await upstream.stop();
      await postgres!.stop();
    }
  });
});
