/** `npm run submissions` beside a running site, on both databases. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submit } from '@/e2e/faults/support/client';
import { databases } from '@/lib/testing/databases';
import { validValues } from '@/lib/testing/values';
import { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { replies } from '@/lib/testing/upstream/replies';
import { startSite, type Site } from '@/e2e/support/site';
import { honeypot } from '@/lib/forms/fields-of';

describe.each(databases)('with the store in $name', ({ skip, where, fresh }) => {
  describe.skipIf(skip)(where, () => {
    let environment: Record<string, string>;
    let upstream: FakeUpstream;
    let site: Site;
    beforeAll(async () => {
      upstream = await new FakeUpstream().start();
      environment = { UPSTREAM_URL: upstream.url, DATABASE_URL: await fresh() };
      site = await startSite(environment);
    });
    afterAll(async () => {
      await site.stop();
      await upstream.stop();
    });

    const submissions = async (...parameters: string[]) => {
      const command = ['--import', 'tsx', 'lib/scripts/submissions.ts', ...parameters];
      const env = { ...process.env, ...environment };
      return promisify(execFile)(process.execPath, command, { env }).then(
        ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
        (error: { code: number; stdout: string; stderr: string }) => error,
      );
    };

    const none = 'delivered, 0 rejected, 0 failed; left: 0 pending, 0 parked\n';

    test('lists, shows, exports, sends on, releases and purges', async () => {
      expect((await submissions()).stdout).toBe('The store is empty.\n');

      upstream.choose = ({ headers }) =>
        headers['idempotency-key'] === 'rejected-1' ? replies.refusal : replies.error;
      await submit(site.url, { key: 'pending-1', mark: 'ada' });
      const spam = { ...validValues('submit', 'robot'), [honeypot.name]: 'buy' };
      await fetch(`${site.url}/api/submit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'spam-1' },
        body: JSON.stringify(spam),
      });
      const { stdout: list } = await submissions();
      expect(list).toMatch(/submit +Ada robot Lovelace robot .* spam +spam-1\n/);
      expect(list).toMatch(/<ada@example\.edu> +pending \(tried \d ×, last 500\) +pending-\n/);
      expect(list.indexOf('spam-1')).toBeLessThan(list.indexOf('pending-'));

      expect((await submissions('show', 'pend')).stdout).toContain('email: ada@example.edu\n');
      expect(await submissions('show', 'none')).toMatchObject({
        code: 1,
        stderr: 'There is no submission none.\n',
      });

      const file = path.join(mkdtempSync(path.join(tmpdir(), 'tassel-export-')), 'all.csv');
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
      site = await startSite(environment);
      // Some fifteen processes, one after the other.
    }, 300_000);

    test('an export that could not be written whole says so by its exit code', async () => {
      await submit(site.url, { mark: 'grace' });
      const run = (command: string) =>
        promisify(execFile)('sh', ['-c', command], {
          env: { ...process.env, ...environment },
        }).then(
          ({ stdout }) => ({ code: 0, stdout }),
          (error: { code: number; stdout: string }) => error,
        );
      const command = 'node --import tsx lib/scripts/submissions.ts';
      // Linux has a device that is always full.
      if (process.platform === 'linux') {
        expect(await run(`${command} export > /dev/full`)).toMatchObject({ code: 1 });
        expect(await run(`${command} > /dev/full`)).toMatchObject({ code: 1 });
      }
      expect(await run(`${command} export | head -c 5`)).toMatchObject({
        code: 0,
        stdout: 'key,f',
      });
      const link = path.join(mkdtempSync(path.join(tmpdir(), 'tassel-export-')), 'link');
      symlinkSync('/dev/null', link);
      expect(await submissions('export', '--output', link)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining(link),
      });
    });

    // `script` runs a command in a terminal; not every machine has it.
    test.skipIf(!existsSync('/usr/bin/script'))('an export into a terminal', async () => {
      upstream.choose = () => replies.error;
      await submit(site.url, { call: 'submit-acorns-ambassador', mark: 'turn\u202e' });
      const inTerminal = 'node --import tsx lib/scripts/submissions.ts export';
      const { stdout } = await promisify(execFile)('script', ['-qec', inTerminal, '/dev/null'], {
        env: { ...process.env, ...environment },
      });
      expect(stdout).toContain('turn\ufffd');
      expect(stdout).not.toContain('\u202e');
    });

    test('what came before there was an upstream is counted, and sent when it is released', async () => {
      await site.stop();
      const keeping = await startSite({ ...environment, UPSTREAM_URL: '' });
      await submit(keeping.url, { key: 'stored-1' });
      await keeping.stop();
      upstream.choose = () => replies.ok;
      expect((await submissions('list')).stdout).toMatch(
        / stored +stored-1\n(.*\n)*1 stored before UPSTREAM_URL was set: release --stored sends/,
      );
      const sent = await submissions('release', '--stored');
      expect(sent.stdout).toMatch(/^released 1\n/);
      expect(upstream.taken.get('stored-1')).toHaveLength(1);
      site = await startSite(environment);
    });

    // `script` runs a command in a terminal; not every machine has it.
    test.skipIf(!existsSync('/usr/bin/script'))('a purge asks before it deletes', async () => {
      await submit(site.url, { key: 'kept-1' });
      const purge = 'node --import tsx lib/scripts/submissions.ts purge --older-than 0d';
      const answer = promisify(execFile)('script', ['-qec', purge, '/dev/null'], {
        env: { ...process.env, ...environment },
      });
      answer.child.stdin?.end('n\n');
      await expect(answer).rejects.toMatchObject({
        stdout: expect.stringContaining('Nothing was deleted.'),
      });
      expect((await submissions('show', 'kept-1')).code).toBe(0);
    });

    test('what it does not understand it explains', async () => {
      expect((await submissions('--help')).stdout).toMatch(/\n +list +one line for each/);
      expect(await submissions('purge')).toMatchObject({ code: 1 });
      expect(await submissions('export', '--format', 'xml')).toMatchObject({ code: 1 });
      const folder = `file:${mkdtempSync(path.join(tmpdir(), 'tassel-folder-'))}`;
      const wrong = { ...process.env, DATABASE_URL: folder };
      const command = ['--import', 'tsx', 'lib/scripts/submissions.ts'];
      await expect(
        promisify(execFile)(process.execPath, command, { env: wrong }),
      ).rejects.toMatchObject({
        stderr: 'The store cannot be opened: check DATABASE_URL (EISDIR).\n',
      });
      const unknown = await submissions('--nonsense');
      expect(unknown).toMatchObject({ code: 1 });
      expect(unknown.stderr).not.toMatch(/\n +at /);
    });
  });
});
