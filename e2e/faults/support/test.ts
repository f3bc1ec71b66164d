/** Vitest's `test` with sites and upstreams that stop after the test or, if a file shares them, after the file. */
import { test as base } from 'vitest';
import { runInProcess } from '@/e2e/faults/support/commands';
import { startSite, type Site } from '@/e2e/testing/start-site';
import { sqlite } from '@/e2e/testing/stores';
import { FakeUpstream } from '@/e2e/testing/upstream/fake-upstream';

const withSites = base.extend('startSite', async ({}, { onCleanup }) => {
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

/** For tests that each need an upstream, a store and a site. */
export const test = withSites
  .extend('upstream', async ({}, { onCleanup }) => {
    const upstream = await new FakeUpstream().start();
    onCleanup(() => upstream.stop());
    return upstream;
  })
  .extend('database', sqlite)
  // The environment variables of the site and of commands.
  .extend('environment', async ({ upstream, database }) => ({
    UPSTREAM_URL: upstream.url,
    DATABASE_URL: await database.createUrl(),
  }))
  .extend('site', ({ startSite, environment }) => startSite(environment));

/** For tests of `npm run submissions`. `run` runs it in this process, which is faster. */
export const testCommands = test.extend(
  'run',
  ({ environment }) =>
    (line = '') =>
      runInProcess(environment, line),
);

/** For files whose tests share one site without an upstream. */
export const testOnSharedSite = withSites.extend(
  'site',
  { scope: 'file' },
  async ({}, { onCleanup }) => {
    const site = await startSite();
    onCleanup(site.stop);
    return site;
  },
);
