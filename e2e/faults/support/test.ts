/** Vitest's `test` with sites and upstreams that are stopped when the test has ended. */
import { test as base } from 'vitest';
import { startSite, type Site } from '@/e2e/support/site';
import { sqlite } from '@/lib/testing/databases';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';

const withStart = base.extend('start', async ({}, { onCleanup }) => {
  const sites: Site[] = [];
  onCleanup(async () => {
    await Promise.all(sites.map((site) => site.stop()));
  });
  return async (...args: Parameters<typeof startSite>) => {
    const site = await startSite(...args);
    sites.push(site);
    return site;
  };
});

/** Each test has its own upstream, store and site. */
export const test = withStart
  .extend('upstream', async ({}, { onCleanup }) => {
    const upstream = await new FakeUpstream().start();
    onCleanup(() => upstream.stop());
    return upstream;
  })
  .extend('database', sqlite)
  // The settings of the site, and of commands beside it.
  .extend('environment', async ({ upstream, database }) => ({
    UPSTREAM_URL: upstream.url,
    DATABASE_URL: await database.createUrl(),
  }))
  .extend('site', ({ start, environment }) => start(environment));

/** All tests of a file share one site, which has no upstream. */
export const testOnSharedSite = withStart.extend(
  'site',
  { scope: 'file' },
  async ({}, { onCleanup }) => {
    const site = await startSite();
    onCleanup(site.stop);
    return site;
  },
);
