/** Somebody deletes or cuts the journal (`-wal`) of a store that a site has open. */
import { rmSync, statSync, truncateSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { submit } from '@/e2e/faults/support/client';
import { submissions } from '@/e2e/faults/support/commands';
import { test } from '@/e2e/faults/support/test';

const mistakes = [
  // What was in it is still in the hands of the site.
  { name: 'deleted', make: rmSync, left: ['one', 'two'] },
  { name: 'emptied', make: (file: string) => truncateSync(file, 0), left: [] },
  { name: 'cut', make: (file: string) => truncateSync(file, 5000), left: [] },
];

test.for(mistakes)(
  'a journal that is $name: the next command and health say so, and nothing is acknowledged until the next start',
  async ({ make, left }, { start, database }) => {
    const environment = { DATABASE_URL: await database.fresh(), UPSTREAM_URL: '' };
    const site = await start(environment);
    const health = async () => (await fetch(`${site.url}/api/health`)).json() as Promise<object>;
    const journal = `${environment.DATABASE_URL.slice('file:'.length)}-wal`;
    // Stopped, it cannot notice before the command does; once in a while it has just emptied the journal.
    await vi.waitUntil(async () => {
      site.process.kill('SIGCONT');
      for (const key of ['one', 'two']) await submit(site.url, { key });
      site.process.kill('SIGSTOP');
      return statSync(journal).size > 5000;
    }, 60_000);
    make(journal);
    expect(await submissions(environment)).toMatch(/^1 .*journal \(-wal\) was deleted/);
    site.process.kill('SIGCONT');
    expect(await health()).toMatchObject({ status: 'down', store: { state: 'unavailable' } });
    expect((await submit(site.url, { key: 'refused' })).status).toBe(503);

    await site.stop();
    const next = await start(environment);
    expect((await submit(next.url, { key: 'three' })).status).toBe(200);
    const listed = await submissions(environment);
    for (const key of [...left, 'three']) expect(listed).toMatch(new RegExp(` ${key}\\n`));
  },
);
