/** `npm run submissions` beside a running site. */
import { existsSync, mkdtempSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { post, submit } from '@/e2e/faults/support/client';
import { inShell, shell, submissions } from '@/e2e/faults/support/commands';
import { test as base } from '@/e2e/faults/support/test';
import { honeypot } from '@/lib/forms/fields-of';
import { databases, openTestStore, sqlite } from '@/lib/testing/databases';
import { submission } from '@/lib/testing/stores';
import { replies } from '@/lib/testing/upstream/replies';
import { validValues } from '@/lib/testing/values';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'tassel-commands-'));
const sent = (count: number) =>
  `${count} delivered, 0 rejected, 0 failed; left: 0 pending, 0 parked\n`;
// It runs a command in a terminal; not every machine has it.
const hasScript = existsSync('/usr/bin/script');

const test = base.extend(
  'run',
  ({ environment }) =>
    (line = '') =>
      submissions(environment, line),
);

// Side by side: each test is a handful of processes, one after the other.
describe.concurrent.each(databases)('with the store in $name', (database) => {
  test.override({ database });

  test(
    'lists, shows, exports, sends on, releases and purges',
    { timeout: 300_000 },
    async ({ ownSite: site, upstream, run }) => {
      expect(await run()).toBe('0 The store is empty.\n');

      upstream.choose = ({ headers }) =>
        headers['idempotency-key'] === 'rejected-1' ? replies.refusal : replies.error;
      await submit(site.url, { key: 'pending-1', mark: 'ada' });
      const spam = JSON.stringify({ ...validValues('submit', 'robot'), [honeypot.name]: 'buy' });
      await post(site.url, 'submit', spam, { 'idempotency-key': 'spam-1' });
      expect(await run()).toMatch(
        /\n.* submit +Ada robot Lovelace robot .* spam \(honeypot\) +spam-1\n.* <ada@example\.edu> +pending \(tried \d ×, last 500\) +pending-1\n/,
      );
      expect(await run('list --state spam')).toMatch(/^.*\n.* spam \(honeypot\) +spam-1\n$/);
      expect(await run('list --state parked')).toBe('0 There is none of these.\n');
      expect(await run('stats')).toMatch(/\n[-\d]{10} +submit +2 +0 +0 +1 +0 +0 +1 *\n$/);
      expect(await run('stats --csv --since 1d')).toMatch(/,submit,2,0,0,1,0,0,1,\n$/);
      expect(await run('show pend')).toContain('email: ada@example.edu\n');
      expect(await run('show none')).toBe('1 There is no submission none.\n');

      const file = path.join(newFolder(), 'all.csv');
      await run(`export --format csv --output ${file}`);
      expect(readFileSync(file, 'utf8')).toContain('ada@example.edu');
      expect(statSync(file).mode & 0o077).toBe(0);
      const json = await run('export --format json');
      expect(JSON.parse(json.slice('0 '.length))).toHaveLength(2);

      // The row is due 20 seconds after its visitor's attempt: just now, or not yet.
      expect(await run('redeliver')).toMatch(
        /^1 0 delivered, 0 rejected, [01] failed; left: 1 pending, 0 parked\n$/,
      );
      await submit(site.url, { key: 'rejected-1' });
      // Its own rounds of redelivery would come in between at some moment.
      await site.stop();
      upstream.choose = () => replies.ok;
      // Released now, or delivered a moment ago by the site itself.
      expect([0, 1].map((count) => `0 released ${count}\n${sent(count)}`)).toContain(
        await run('release --all'),
      );
      expect(await run('release spam')).toBe(`0 released spam-1\n${sent(1)}`);
      expect(await run('release --rejected')).toBe(`0 released 1\n${sent(1)}`);
      expect([...upstream.taken.keys()].sort()).toEqual(['pending-1', 'rejected-1', 'spam-1']);
      expect(await run()).not.toContain('ada');

      // Without a terminal, nobody can be asked.
      expect(await run('purge --older-than 0d')).toMatch(/^1 .*--yes/);
      expect(await run('purge --older-than 0d --yes')).toBe('0 3 deleted, 0 pending kept\n');
      expect(await run()).toBe('0 The store is empty.\n');
    },
  );
});

describe.concurrent('whatever the store is', { timeout: 300_000 }, () => {
  test('an export that could not be written whole says so by its exit code', async ({
    ownSite,
    run,
  }) => {
    await submit(ownSite.url, { mark: 'grace' });
    // Linux has a device that is always full.
    if (process.platform === 'linux') {
      expect(await run('export > /dev/full')).toMatch(/^1 /);
      expect(await run('> /dev/full')).toMatch(/^1 /);
    }
    expect(await run('export | head -c 5')).toBe('0 \ufeffke');
    const link = path.join(newFolder(), 'link');
    symlinkSync('/dev/null', link);
    const refused = await run(`export --output ${link}`);
    expect(refused).toMatch(/^1 /);
    expect(refused).toContain(link);
  });

  test.skipIf(!hasScript)(
    'in a terminal (where there is the command script), an export is harmless and a purge asks',
    async ({ ownSite, upstream, environment, run }) => {
      upstream.choose = () => replies.error;
      await submit(ownSite.url, {
        key: 'kept-1',
        call: 'submit-acorns-ambassador',
        mark: 'turn\u202e',
      });
      const inTerminal = (line: string) =>
        shell(environment, `echo n | script -qec '${inShell} ${line}' /dev/null`);
      const { stdout } = await inTerminal('export');
      expect(stdout).toContain('turn\ufffd');
      expect(stdout).not.toContain('\u202e');
      expect((await inTerminal('purge --older-than 0d')).stdout).toContain('Nothing was deleted.');
      expect(await run('show kept-1')).toMatch(/^0 /);
    },
  );

  test('what came before there was an upstream is counted, and sent when it is released', async ({
    start,
    upstream,
    environment,
    run,
  }) => {
    const keeping = await start({ ...environment, UPSTREAM_URL: '' });
    await submit(keeping.url, { key: 'stored-1' });
    await keeping.stop();
    expect(await run('list')).toMatch(
      / stored +stored-1\n(.*\n)*1 stored before UPSTREAM_URL was set: release --stored sends/,
    );
    expect(await run('release --stored')).toBe(`0 released 1\n${sent(1)}`);
    expect(upstream.taken.get('stored-1')).toHaveLength(1);
  });

  test('an ID that others begin with is that of one submission', async ({
    environment,
    run,
    onTestFinished,
  }) => {
    const store = await openTestStore(environment.DATABASE_URL!, onTestFinished);
    for (const key of ['k1', 'k10']) await store.claim(submission({ key }));
    expect(await run('show k1')).toMatch(/^0 key: k1\n/);
    expect(await run('show k')).toMatch(/^1 Several submissions begin with k:/);
    expect(await run('show ""')).toMatch(/^1 Which one\?/);
    expect(await run('delete --match "" --yes')).toMatch(/^1 .*Which ones\?/);
    expect(await run()).toMatch(/ k10\n.* k1\n$/);
    expect(await run('delete k1 --yes')).toMatch(/\n1 deleted[^]*\n {2}- a database .* before/);
    expect(await run()).toMatch(/^.*\n.* k10\n$/);
  });

  test('what it does not understand it explains', async ({ environment, run, onTestFinished }) => {
    expect(await run('--help')).toMatch(/\n +list \[options\] +one line for each/);
    expect(await run('purge')).toMatch(/^1 .*--older-than/);
    expect(await run('export --format xml')).toMatch(/^1 .*xml/);
    expect(await run('--nonsense')).toMatch(/^1 .*--nonsense.*\n$/);
    const url = await sqlite.fresh();
    const missing = url.slice('file:'.length);
    environment.DATABASE_URL = url;
    expect(await run()).toBe(`1 There is no store at ${missing}: check DATABASE_URL.\n`);
    expect(existsSync(missing)).toBe(false);
    await (await openTestStore(url, onTestFinished)).close();
    for (const none of ['off', '""']) {
      expect(await run(`copy --to ${none}`)).toMatch(/^1 --to must name a database: /);
    }
    const link = path.join(newFolder(), 'link');
    symlinkSync(path.dirname(missing), link, 'junction');
    const same = path.join(link, path.basename(missing));
    expect(await run(`copy --to file:${same}`)).toBe('1 --to names this store: give another.\n');
    environment.DATABASE_URL = `file:${newFolder()}`;
    expect(await run()).toBe('1 The store cannot be opened: check DATABASE_URL (EISDIR).\n');
  });
});
