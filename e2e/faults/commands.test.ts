/** `npm run submissions` beside a running site, on both databases. */
import { existsSync, mkdtempSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { post, submit } from '@/e2e/faults/support/client';
import {
  inShell,
  run,
  submissions as command,
  type Environment,
} from '@/e2e/faults/support/commands';
import { test as base } from '@/e2e/faults/support/test';
import { databases } from '@/lib/testing/databases';
import { validValues } from '@/lib/testing/values';
import { replies } from '@/lib/testing/upstream/replies';
import { honeypot } from '@/lib/forms/fields-of';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'tassel-commands-'));
const none = 'delivered, 0 rejected, 0 failed; left: 0 pending, 0 parked\n';
// It runs a command in a terminal; not every machine has it.
const hasScript = existsSync('/usr/bin/script');

describe.each(databases)('with the store in $name', ({ fresh }) => {
  const test = base.extend<{
    environment: Environment;
    submissions: (...of: string[]) => ReturnType<typeof run>;
  }>({
    environment: async ({ upstream }, use) =>
      use({ UPSTREAM_URL: upstream.url, DATABASE_URL: await fresh() }),
    submissions: ({ environment }, use) =>
      use((...parameters) => command(environment, ...parameters)),
  });

  test('lists, shows, exports, sends on, releases and purges', async ({
    start,
    upstream,
    environment,
    submissions,
  }) => {
    const site = await start(environment);
    expect((await submissions()).stdout).toBe('The store is empty.\n');

    upstream.choose = ({ headers }) =>
      headers['idempotency-key'] === 'rejected-1' ? replies.refusal : replies.error;
    await submit(site.url, { key: 'pending-1', mark: 'ada' });
    const spam = JSON.stringify({ ...validValues('submit', 'robot'), [honeypot.name]: 'buy' });
    await post(site.url, 'submit', spam, { 'idempotency-key': 'spam-1' });
    const { stdout: list } = await submissions();
    expect(list).toMatch(/submit +Ada robot Lovelace robot .* spam +spam-1\n/);
    expect(list).toMatch(/<ada@example\.edu> +pending \(tried \d ×, last 500\) +pending-\n/);
    expect(list.indexOf('spam-1')).toBeLessThan(list.indexOf('pending-'));

    expect((await submissions('show', 'pend')).stdout).toContain('email: ada@example.edu\n');
    expect(await submissions('show', 'none')).toMatchObject({
      code: 1,
      stderr: 'There is no submission none.\n',
    });

    const file = path.join(newFolder(), 'all.csv');
    await submissions('export', '--format', 'csv', '--output', file);
    expect(readFileSync(file, 'utf8')).toContain('ada@example.edu');
    expect(statSync(file).mode & 0o077).toBe(0);
    const json = JSON.parse((await submissions('export', '--format', 'json')).stdout);
    expect(json).toHaveLength(2);

    // The row is due 20 seconds after its visitor's attempt: just now, or not yet.
    expect((await submissions('redeliver')).stdout).toMatch(
      /^0 delivered, 0 rejected, [01] failed; left: 1 pending, 0 parked\n$/,
    );
    await submit(site.url, { key: 'rejected-1' });
    // Its own rounds of redelivery would come in between at some moment.
    await site.stop();
    upstream.choose = () => replies.ok;
    // Released now, or delivered a moment ago by the site itself.
    expect(await submissions('release', '--all')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^released ([01])\n\1 delivered, 0 rejected, 0 failed; left: 0 pending, 0 parked\n$/,
      ),
    });
    expect((await submissions('release', 'spam')).stdout).toBe(`released spam-1\n1 ${none}`);
    expect(await submissions('release', '--rejected')).toMatchObject({
      code: 0,
      stdout: `released 1\n1 ${none}`,
    });
    expect([...upstream.taken.keys()].sort()).toEqual(['pending-1', 'rejected-1', 'spam-1']);
    expect((await submissions()).stdout).not.toContain('ada');

    // Nobody is there to be asked.
    expect(await submissions('purge', '--older-than', '0d')).toMatchObject({ code: 1 });
    expect((await submissions('purge', '--older-than', '0d', '--yes')).stdout).toBe(
      '3 deleted, 0 pending kept\n',
    );
    expect((await submissions()).stdout).toBe('The store is empty.\n');
    // Some fifteen processes, one after the other.
  }, 300_000);

  test('an export that could not be written whole says so by its exit code', async ({
    start,
    environment,
    submissions,
  }) => {
    await submit((await start(environment)).url, { mark: 'grace' });
    const shell = (line: string) => run(environment, 'sh', '-c', line);
    // Linux has a device that is always full.
    if (process.platform === 'linux') {
      expect(await shell(`${inShell} export > /dev/full`)).toMatchObject({ code: 1 });
      expect(await shell(`${inShell} > /dev/full`)).toMatchObject({ code: 1 });
    }
    expect(await shell(`${inShell} export | head -c 5`)).toMatchObject({
      code: 0,
      stdout: 'key,f',
    });
    const link = path.join(newFolder(), 'link');
    symlinkSync('/dev/null', link);
    expect(await submissions('export', '--output', link)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(link),
    });
  });

  test.skipIf(!hasScript)(
    'in a terminal (where there is the command script), an export is harmless and a purge asks',
    async ({ start, upstream, environment, submissions }) => {
      const { url } = await start(environment);
      upstream.choose = () => replies.error;
      await submit(url, { key: 'kept-1', call: 'submit-acorns-ambassador', mark: 'turn\u202e' });
      const { stdout } = await run(environment, 'script', '-qec', `${inShell} export`, '/dev/null');
      expect(stdout).toContain('turn\ufffd');
      expect(stdout).not.toContain('\u202e');
      const purge = `echo n | script -qec '${inShell} purge --older-than 0d' /dev/null`;
      expect((await run(environment, 'sh', '-c', purge)).stdout).toContain('Nothing was deleted.');
      expect((await submissions('show', 'kept-1')).code).toBe(0);
    },
  );

  test('what came before there was an upstream is counted, and sent when it is released', async ({
    start,
    upstream,
    environment,
    submissions,
  }) => {
    const keeping = await start({ ...environment, UPSTREAM_URL: '' });
    await submit(keeping.url, { key: 'stored-1' });
    await keeping.stop();
    expect((await submissions('list')).stdout).toMatch(
      / stored +stored-1\n(.*\n)*1 stored before UPSTREAM_URL was set: release --stored sends/,
    );
    const sent = await submissions('release', '--stored');
    expect(sent.stdout).toMatch(/^released 1\n/);
    expect(upstream.taken.get('stored-1')).toHaveLength(1);
  });

  test('what it does not understand it explains', async ({ environment, submissions }) => {
    expect((await submissions('--help')).stdout).toMatch(/\n +list +one line for each/);
    expect(await submissions('purge')).toMatchObject({ code: 1 });
    expect(await submissions('export', '--format', 'xml')).toMatchObject({ code: 1 });
    const wrong = { ...environment, DATABASE_URL: `file:${newFolder()}` };
    expect(await command(wrong)).toMatchObject({
      code: 1,
      stderr: 'The store cannot be opened: check DATABASE_URL (EISDIR).\n',
    });
    const unknown = await submissions('--nonsense');
    expect(unknown).toMatchObject({ code: 1 });
    expect(unknown.stderr).not.toMatch(/\n +at /);
  });
});
