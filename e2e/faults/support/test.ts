/** Vitest's `test` with sites and upstreams that are stopped when the test has ended. */
import { test as base } from 'vitest';
import { startSite, type Site } from '@/e2e/support/site';
import { sqlite } from '@/lib/testing/databases';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';

export const test = base
  // A site without an upstream, for all tests of the file.
  .extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await startSite();
    onCleanup(site.stop);
    return site;
  })
  // What follows is for one test alone.
  .extend('upstream', async ({}, { onCleanup }) => {
    const upstream = await new FakeUpstream().start();
    onCleanup(() => upstream.stop());
    return upstream;
  })
  .extend('database', sqlite)
  // The settings of a site with this upstream and a new store, and of commands beside it.
  .extend('environment', async ({ upstream, database }) => ({
    UPSTREAM_URL: upstream.url,
    DATABASE_URL: await database.fresh(),
  }))
  .extend('start', async ({}, { onCleanup }) => {
    const sites: Site[] = [];
    onCleanup(async () => {
      await Promise.all(sites.map((site) => site.stop()));
    });
    return async (...args: Parameters<typeof startSite>) => {
      const site = await startSite(...args);
      sites.push(site);
      return site;
    };
  })
  .extend('ownSite', ({ start, environment }) => start(environment));
