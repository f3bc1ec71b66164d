/** Error messages of `npm run submissions`. `run` returns the exit code, a space, and the output. */
import { existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { submit } from '@/e2e/faults/support/client';
import { runShell } from '@/e2e/faults/support/commands';
import { testCommands as test } from '@/e2e/faults/support/test';
import { postgres, sqlite } from '@/lib/testing/databases';

const createFolder = () => mkdtempSync(path.join(tmpdir(), 'tassel-commands-'));

test.each(['list --state=parked', 'delete --match a@example.edu'])(
  '“npm run submissions %s” says that “--” must precede the options',
  async (line) => {
    const { code, stderr } = await runShell({}, `npm run --silent submissions ${line}`);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Put two dashes before options, like: .*$/m);
  },
);

test('a command that fails prints one line that says what to change', async ({
  environment,
  run,
}) => {
  expect(await run('export --format xml')).toMatch(/^1 .*xml/);
  expect(await run('--nonsense')).toMatch(/^1 .*--nonsense.*\n$/);
  expect(await run('lst')).toMatch(/^1 error: unknown command 'lst'/);
  environment.DATABASE_URL = await sqlite.createUrl();
  expect(await run()).toMatch(/^1 There is no store at .* The first start of the site creates it/);
  expect(existsSync(environment.DATABASE_URL.slice('file:'.length))).toBe(false);
  environment.DATABASE_URL = `file:${createFolder()}`;
  expect(await run()).toBe('1 The store cannot be opened: it is a folder. Check DATABASE_URL.\n');
});

test(
  'a command that cannot write its output ends with exit code 1 and the reason',
  { timeout: 600_000 },
  async ({ site, run }) => {
    await submit(site.url);
    // Linux has a device that is always full.
    if (process.platform === 'linux') {
      expect(await run('export > /dev/full')).toMatch(/^1 Writing failed: ENOSPC/);
      expect(await run('> /dev/full')).toMatch(/^1 Writing failed: ENOSPC/);
    }
    // A command succeeds even if the reader of its output stops early: here after the byte order mark (3 bytes) and the
    // start of “received”.
    expect(await run('export | head -c 5')).toBe('0 \ufeffre');
    const link = path.join(createFolder(), 'link');
    symlinkSync('/dev/null', link);
    expect(await run(`export --output ${link}`)).toBe(
      `1 ${link} already exists. Choose another file.\n`,
    );
  },
);

test.skipIf(!postgres)(
  'a command names a missing PostgreSQL database (needs PostgreSQL)',
  async ({ environment, run }) => {
    const url = new URL(await postgres!.createUrl());
    url.pathname = '/missing';
    environment.DATABASE_URL = url.href;
    expect(await run()).toBe(
      '1 The store cannot be opened: database "missing" does not exist. Check DATABASE_URL.\n',
    );
  },
);
