/** `npm run submissions`. `run` and `runSubmissions` return the exit code, a space, and the output. */
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { postToApi, submit } from '@/e2e/faults/support/client';
import { runShell, runSubmissions } from '@/e2e/faults/support/commands';
import { testCommands as test } from '@/e2e/faults/support/test';
import { honeypotName } from '@/lib/forms/honeypot';
import { databases, openTestStore, postgres, sqlite } from '@/e2e/testing/stores';
import { createSubmission } from '@/e2e/testing/rows';
import { waitUntil } from '@/e2e/testing/wait-until';
import { replies } from '@/e2e/testing/upstream/replies';
import { createValues } from '@/e2e/testing/answers';

const createFolder = () => mkdtempSync(path.join(tmpdir(), 'tassel-commands-'));
const getFile = ({ DATABASE_URL }: { DATABASE_URL: string }) => DATABASE_URL.slice('file:'.length);
// The command `script` runs another command in a terminal. Some machines do not have it.
const hasScript = existsSync('/usr/bin/script');

describe.concurrent.each(databases)('with the store in $name', { timeout: 300_000 }, (database) => {
  test.override({ database });

  test('lists, shows, exports and releases submissions while the site runs', async ({
    site,
    upstream,
    environment,
    run,
  }) => {
    upstream.chooseReply = ({ headers }) =>
      headers['idempotency-key'] === 'rejected-1' ? replies.rejection : replies.error;
    expect(await runSubmissions(environment)).toMatch(
      /^0 No submissions match\.\n\nNot delivered: 0 pending,/,
    );
    await submit(site.url, { key: 'pending-1', word: 'ada\u202e' });
    const spam = JSON.stringify({ ...createValues('submit', 'robot'), [honeypotName]: 'buy' });
    await postToApi(site.url, 'submit', spam, { 'idempotency-key': 'spam-1' });
    await submit(site.url, { key: 'rejected-1' });

    const listed = await run('list');
    expect(listed).toMatch(
      / \d\d:\d\d UTC +submit +firstName ada\ufffd .*<ada@example\.edu> +pending +pending-1\n/,
    );
    expect(listed).toMatch(/ rejected +rejected-1\n/);
    expect(listed).toMatch(
      /\n\nNot delivered: 1 pending, 0 parked, 1 rejected, 0 stored, 1 spam\.\n$/,
    );
    expect(await run('list rejected')).not.toContain('pending-1');
    expect(await run('show pending-1')).toMatch(
      /\nID: pending-1\n[^]*\nlastName: .*ada\ufffd\n[^]*ada\ufffd/,
    );
    expect(await run('show pending')).toBe('1 No submission has the ID pending.\n');

    const file = path.join(createFolder(), 'all.csv');
    expect(await run(`export ${file} submit`)).toMatch(/^0 \d written to /);
    expect(readFileSync(file, 'utf8')).toMatch(/,rejected-1,[^]*,pending-1,/);
    expect(statSync(file).mode & 0o077).toBe(0);
    await expect(run(`export ${file}`)).rejects.toThrow('EEXIST');
    for (const words of ['sumbit', 'submit apply', '2026-13-01', 'submit 2999-01-01'])
      expect(await run(`export ${file}.2 ${words}`)).toContain(`1 No submissions match ${words}. `);
    expect(await run(`export ${file}.3 submit 2026-01-01`)).toBe(`0 3 written to ${file}.3.\n`);

    upstream.chooseReply = () => replies.ok;
    const [, spamKey] = / spam +(\S+)\n/.exec(await run('list spam'))!;
    expect(await run(`release ${spamKey}`)).toMatch(/^0 1 released\./);
    expect(await run('release rejected')).toMatch(/^0 1 released\./);
    await waitUntil('it is delivered', () => upstream.acceptedBodies.has('rejected-1'), 120);
    expect(await run('release rejected-1')).toBe(
      '1 rejected-1 is delivered, or is being sent now.\n',
    );
  });

  test('deletes a person’s submissions in every state and leaves no trace of them in the store', async ({
    site,
    environment,
    run,
    upstream,
    onTestFinished,
  }) => {
    const store = await openTestStore(environment.DATABASE_URL, onTestFinished);
    // The site must not deliver pending-1 before the command deletes it.
    upstream.chooseReply = ({ headers }) =>
      headers['idempotency-key'] === 'pending-1' ? replies.error : replies.ok;
    const person = 'canary7f3a-josé@example.edu';
    const body = JSON.stringify({ email: person, message: 'canary7f3a '.repeat(500) });
    for (const state of ['stored', 'spam', 'pending'] as const)
      await store.claim(createSubmission({ key: `${state}-1`, body, state }));
    const other = JSON.stringify({ email: `jo${person}` });
    await store.claim(createSubmission({ key: 'other-1', body: other, state: 'stored' }));
    await submit(site.url, { key: 'delivered-1', word: 'canary7f3a' });

    const listed = await run(`list ${person.toUpperCase()}`);
    expect(listed).toMatch(/ stored +stored-1\n[^]*\nDelivered submissions have no email address/);
    expect(listed).not.toContain('other-1');
    const shown = await run(`show ${person}`);
    expect(shown).toMatch(/(\nID: (stored|spam|pending)-1\n[^]*){3}/);
    expect(shown).toContain('\nattempts: 1\nlast status: no response\n');
    const printed = await run(`delete ${person.toUpperCase()} yes`);
    expect(printed).toMatch(/^0 [^]*\n3 deleted\.\n.*upstream.*backups[^]*Delivered submissions/);
    expect(await run(`delete ${person} yes`)).toMatch(/^1 No submissions match .*\. Delivered/);
    const file = path.join(createFolder(), 'all.csv');
    expect(await run(`export ${file}`)).toBe(
      `0 2 written to ${file}.\nWithout text, because they were delivered: 1.\n`,
    );
    expect(await run('delete delivered-1 yes')).toMatch(/\n1 deleted\.\n/);
    expect(await run('delete yes')).toBe('1 Pass an email address, or one or more IDs.\n');
    expect((await store.list()).map(({ key }) => key)).toEqual(['other-1']);
    // The ID and the address name the same submission, which is listed once.
    expect(await run(`delete other-1 jo${person} yes`)).toMatch(/^0 .*\n1 deleted\.\n/);

    if (database !== sqlite) return;
    const folder = path.dirname(getFile(environment));
    for (const file of readdirSync(folder))
      expect(readFileSync(path.join(folder, file)).includes('canary7f3a'), file).toBe(false);
  });
});

describe.concurrent('with any store', { timeout: 300_000 }, () => {
  test.skipIf(!hasScript)(
    'delete asks in a terminal (needs the command “script”)',
    async ({ environment, run, onTestFinished }) => {
      const store = await openTestStore(environment.DATABASE_URL, onTestFinished);
      await store.claim(createSubmission({ key: 'kept-1' }));
      // Without a terminal, the command cannot ask.
      const refused = await runSubmissions(environment, 'delete kept-1');
      expect(refused).toMatch(/^1 [^]*Add the word yes/);
      const line = `echo n | script -qec 'npm run --silent submissions delete kept-1' /dev/null`;
      expect((await runShell(environment, line)).stdout).toContain('Nothing was deleted.');
      expect(await run('show kept-1')).toMatch(/^0 /);
    },
  );

  test('release sends submissions that were stored before UPSTREAM_URL was set', async ({
    startSite,
    upstream,
    environment,
    run,
    onTestFinished,
  }) => {
    const store = await openTestStore(environment.DATABASE_URL, onTestFinished);
    await store.claim(createSubmission({ key: 'stored-1', state: 'stored' }));
    expect(await run('release stored')).toMatch(/^0 1 released\./);
    await startSite(environment);
    await waitUntil('it is delivered', () => upstream.acceptedBodies.has('stored-1'));
    environment.UPSTREAM_URL = '';
    expect(await run('release')).toBe('1 UPSTREAM_URL is not set.\n');
  });

  test('help needs no store', async ({ environment, run }) => {
    environment.DATABASE_URL = 'nonsense';
    const help = /^0 npm run submissions list[^]*\nStates: pending, /;
    expect(await runSubmissions(environment, 'help')).toMatch(help);
    for (const word of ['--help', '-h']) expect(await run(word)).toMatch(help);
  });

  test('a command that fails prints one line', async ({ environment, run, onTestFinished }) => {
    await openTestStore(environment.DATABASE_URL, onTestFinished);
    expect(await runSubmissions(environment, 'lst')).toMatch(/^1 npm run submissions list/);
    expect(await run('list parkd')).toMatch(
      /^1 parkd is neither an email address nor a state\. .*\n$/,
    );
    expect(await run('show')).toBe('1 Pass an ID.\n');
    expect(await run('export')).toBe('1 Pass the name of a new file.\n');
    const link = path.join(createFolder(), 'link');
    symlinkSync('/dev/null', link);
    expect(await runSubmissions(environment, `export ${link}`)).toBe(
      `1 ${link} already exists. Choose another file.\n`,
    );
    // Linux has a device that is always full.
    if (process.platform === 'linux')
      expect(await runSubmissions(environment, 'list > /dev/full')).toMatch(
        /^1 The output could not be written: ENOSPC/,
      );
    expect(await runSubmissions(environment, 'list | head -c 2')).toBe('0 No');
  });

  test('a command names a store that is missing or damaged', async ({ environment }) => {
    environment.DATABASE_URL = await sqlite.createUrl();
    const file = getFile(environment);
    expect(await runSubmissions(environment)).toMatch(/^1 There is no store at .*\n$/);
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, 'not a database '.repeat(100));
    expect(await runSubmissions(environment)).toMatch(
      /^1 .* is damaged, or is not a SQLite database\. Restore a backup, or .*\n$/,
    );
    if (!postgres) return;
    const url = new URL(await postgres.createUrl());
    url.pathname = '/missing';
    environment.DATABASE_URL = url.href;
    expect(await runSubmissions(environment)).toBe(
      '1 The database of DATABASE_URL cannot be used: database "missing" does not exist. Correct DATABASE_URL, or the database.\n',
    );
  });
});
