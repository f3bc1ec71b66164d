/** Tests `npm run submissions`. `run` returns the exit code, a space, and the output. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, vi } from 'vitest';
import { postToApi, submit } from '@/e2e/faults/support/client';
import { submissionsCommand, runShell } from '@/e2e/faults/support/commands';
import { testCommands as test } from '@/e2e/faults/support/test';
import { honeypot } from '@/lib/forms/list-fields';
import { listRows, databases, openTestStore, sqlite } from '@/lib/testing/databases';
import { createSubmission } from '@/lib/testing/stores';
import { jsonError, replies } from '@/lib/testing/upstream/replies';
import { createValues } from '@/lib/testing/values';

const summarizeDelivery = (count: number) =>
  `${count} delivered, 0 rejected, 0 failed; left: 0 pending, 0 parked\n`;
// The command `script` runs another command in a terminal. Some machines do not have `script`.
const hasScript = existsSync('/usr/bin/script');

describe.concurrent.each(databases)('with the store in $name', (database) => {
  test.override({ database });

  test(
    'lists, shows, counts, exports and releases submissions',
    { timeout: 600_000 },
    async ({ site, upstream, run }) => {
      expect(await run()).toMatch(/^0 The store is empty: .+\/(s\.db|test_\w+)\n$/);

      upstream.chooseReply = ({ headers }) =>
        headers['idempotency-key'] === 'rejected-1' ? replies.rejection : replies.error;
      await submit(site.url, { key: 'pending-1', word: 'ada' });
      const spam = JSON.stringify({ ...createValues('submit', 'robot'), [honeypot.name]: 'buy' });
      await postToApi(site.url, 'submit', spam, { 'idempotency-key': 'spam-1' });
      const listed = await run();
      expect(listed).toMatch(/ submit +Ada robot Lovelace robot .* spam \(honeypot\) +spam-1\n/);
      expect(listed).toMatch(/ <ada@example\.edu> +pending .* 500\) +pending-1\n/);
      expect(await run('stats --since 2020-01-01')).toMatch(/\nall forms +2 +1 +0 +0 +0 +0 +1\n$/);
      expect(await run('show pend')).toContain('email: ada@example.edu\n');
      const json = await run('export --format json');
      expect(JSON.parse(json.slice('0 '.length))).toHaveLength(2);

      await submit(site.url, { key: 'rejected-1' });
      // Stops the site, which would redeliver the submissions by itself.
      await site.stop();
      upstream.chooseReply = () => replies.ok;
      // The site may have delivered pending-1 already. If the site stopped during an attempt, the command cannot send
      // pending-1 before the row's lease ends.
      const possibleOutputs = [0, 1].map(
        (count) => `0 ${count} released\n${summarizeDelivery(count)}`,
      );
      await vi.waitFor(
        async () => expect(possibleOutputs).toContain(await run('release --state pending')),
        { timeout: 120_000, interval: 1_000 },
      );
      expect(await run('release spam')).toBe(`0 1 released\n${summarizeDelivery(1)}`);
      expect(await run('release --form submit --state rejected')).toBe(
        `0 1 released\n${summarizeDelivery(1)}`,
      );
      expect(await run('release spam')).toBe('1 spam-1 is already delivered.\n');
      expect([...upstream.acceptedBodies.keys()].sort()).toEqual([
        'pending-1',
        'rejected-1',
        'spam-1',
      ]);
      expect(await run()).not.toContain('ada');
    },
  );

  test(
    'deletes a person’s submissions in every state and leaves no trace of them in the store',
    { timeout: 600_000 },
    async ({ site, environment, run, upstream, onTestFinished }) => {
      const store = await openTestStore(environment.DATABASE_URL, onTestFinished);
      // The site must not deliver pending-1 before the command deletes it.
      upstream.chooseReply = ({ headers }) =>
        headers['idempotency-key'] === 'pending-1' ? replies.error : replies.ok;
      const person = 'canary7f3a@example.edu';
      const body = JSON.stringify({ email: person, message: 'canary7f3a '.repeat(500) });
      for (const state of ['stored', 'spam', 'pending'] as const)
        await store.claim(createSubmission({ key: `${state}-1`, body, state }));
      await submit(site.url, { key: 'delivered-1', word: 'canary7f3a' });
      await submit(site.url, { key: 'other-1' });
      expect(upstream.acceptedBodies.has('delivered-1')).toBe(true);

      // Without a terminal, the command cannot ask for confirmation.
      expect(await run(`delete --match ${person}`)).toMatch(/^1 [^]*Add --yes/);
      const printed = await run(`delete --match ${person} --yes`);
      expect(printed).toMatch(/^0 [^]*\n3 deleted\n/);
      expect(printed).toMatch(/the upstream \(Idempotency-Key pending-1\)\n/);
      expect(printed).toMatch(/--match does not find delivered submissions.*Ask the upstream/);
      expect(printed).toContain(database === sqlite ? 'VACUUM' : 'PostgreSQL overwrites');
      expect(await run(`delete --match ${person} --yes`)).toMatch(
        /^1 No submissions match\. --match does not find delivered submissions/,
      );
      expect(await run('delete delivered-1 --yes')).toMatch(/\n1 deleted\n/);
      expect((await listRows(store)).map(({ key }) => key)).toEqual(['other-1']);

      if (database !== sqlite) return;
      const folder = path.dirname(environment.DATABASE_URL.slice('file:'.length));
      for (const file of readdirSync(folder))
        expect(readFileSync(path.join(folder, file)).includes('canary7f3a'), file).toBe(false);
    },
  );
});

describe.concurrent('with any store', { timeout: 600_000 }, () => {
  test('the command list filters by state, and export writes a file that only its owner can read', async ({
    environment,
    run,
    onTestFinished,
  }) => {
    const store = await openTestStore(environment.DATABASE_URL, onTestFinished);
    for (const state of ['spam', 'pending'] as const)
      await store.claim(createSubmission({ key: `${state}-1`, state }));
    const onlySpam = await run('list --state spam');
    expect(onlySpam).toContain(' spam-1\n');
    expect(onlySpam).not.toContain('pending-1');
    expect(await run('list --state parked')).toBe('0 No submissions match.\n');

    const file = path.join(mkdtempSync(path.join(tmpdir(), 'tassel-commands-')), 'all.csv');
    await run(`export --format csv --output ${file}`);
    expect(readFileSync(file, 'utf8')).toContain('spam-1');
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test.skipIf(!hasScript)(
    'in a terminal, export replaces control characters, and delete asks for confirmation (needs the command “script”)',
    async ({ site, upstream, environment, run }) => {
      upstream.chooseReply = () => replies.error;
      await submit(site.url, { key: 'kept-1', word: 'turn\u202e' });
      const inTerminal = (line: string) =>
        runShell(environment, `echo n | script -qec '${submissionsCommand} ${line}' /dev/null`);
      const { stdout } = await inTerminal('export');
      expect(stdout).toContain('turn\ufffd');
      expect(stdout).not.toContain('\u202e');
      expect((await inTerminal('delete kept-1')).stdout).toContain('Nothing was deleted.');
      expect(await run('show kept-1')).toMatch(/^0 /);
    },
  );

  test('list counts submissions stored before UPSTREAM_URL was set, and release sends them', async ({
    startSite,
    upstream,
    environment,
    run,
  }) => {
    const withoutUpstream = await startSite({ ...environment, UPSTREAM_URL: '' });
    await submit(withoutUpstream.url, { key: 'stored-1' });
    await withoutUpstream.stop();
    expect(await run('list')).toMatch(
      / stored +stored-1\nStored before UPSTREAM_URL was set: 1\. To send them, run: npm run submissions -- release --state stored\n$/,
    );
    expect(await run('release --state stored')).toBe(`0 1 released\n${summarizeDelivery(1)}`);
    expect(upstream.acceptedBodies.get('stored-1')).toHaveLength(1);
  });

  test('an ID matches exactly even if other IDs start with it', async ({
    environment,
    run,
    onTestFinished,
  }) => {
    const store = await openTestStore(environment.DATABASE_URL!, onTestFinished);
    for (const key of ['k1', 'k10']) await store.claim(createSubmission({ key }));
    expect(await run('show k1')).toContain('\nID: k1\n');
    expect(await run('show k')).toMatch(/^1 Several IDs start with k\./);
    expect(await run('show none')).toBe(
      '1 No submission has the ID none. To list the IDs, run: npm run submissions\n',
    );
    expect(await run('delete --match "" --yes')).toMatch(/^1 .*Pass the text/);
    expect(await run('delete --yes')).toBe('1 Pass one or more IDs, or --match TEXT.\n');
    expect(await run('delete k1 --yes')).toMatch(/\n1 deleted\n/);
    expect((await listRows(store)).map(({ key }) => key)).toEqual(['k10']);
  });

  test('release says why the upstream did not accept a submission', async ({
    site,
    upstream,
    run,
  }) => {
    upstream.replyWith(jsonError(401, { message: 'No.' }));
    await submit(site.url, { key: 'unauthorized-1' });
    await site.stop();
    expect(await run('release unauthorized')).toBe(
      '1 1 released\n0 delivered, 0 rejected, 1 failed; left: 1 pending, 0 parked\n' +
        'The upstream answered with status 401, which means a wrong setting. Check UPSTREAM_URL and UPSTREAM_SECRET.\n',
    );
  });
});
