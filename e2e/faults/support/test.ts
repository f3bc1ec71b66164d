/** Vitest's `test` with sites and upstreams that are stopped when the test has ended. */
import { test as base } from 'vitest';
import { startSite, type Site } from '@/e2e/support/site';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';

interface Fixtures {
  /** A site without an upstream, for all tests of the file. */
  site: Site;
  /** For this test alone. */
  upstream: FakeUpstream;
  /** Starts a site for this test alone. */
  start: typeof startSite;
}

export const test = base.extend<Fixtures>({
  site: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'file' },
  ],
  upstream: async ({}, use) => {
    const upstream = await new FakeUpstream().start();
    await use(upstream);
    await upstream.stop();
  },
  start: async ({}, use) => {
    const sites: Site[] = [];
    await use(async (...given) => {
      const site = await startSite(...given);
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.stop()));
  },
});
