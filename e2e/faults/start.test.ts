/** What is set up wrongly says so in one line, and does not start. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { freePort } from '@/lib/testing/free-port';

/** What npm says of its settings, and Next of a lockfile in a folder above the project. */
const NOT_OURS = /^npm (warn|error|notice) |Next\.js ignored|outputFileTracingRoot/;

/** @returns the exit code of a command, and the lines of its errors */
async function run(command: string, environment: Record<string, string>) {
  const child = spawn(command, {
    shell: true,
    env: { ...process.env, NODE_ENV: 'production', PORT: `${await freePort()}`, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = text(child.stderr);
  const [code] = await once(child, 'exit');
  const lines = (await said).split('\n').filter((line) => line && !NOT_OURS.test(line));
  return { code, lines };
}

/** A folder cannot be made where a file is, not even by root, whom no permission stops. */
const nowhere = { DATABASE_URL: 'file:package.json/store.db' };
const nonsense = { UPSTREAM_URL: 'nonsense' };
const noDisplay = { DISPLAY: '', WAYLAND_DISPLAY: '' };
const nextStart = 'node node_modules/next/dist/bin/next start';

const mistakes: [command: string, environment: Record<string, string>, line: RegExp][] = [
  ['npm start', nonsense, /^UPSTREAM_URL must be /],
  ['npm start', nowhere, /cannot be stored in .* writable/],
  ['npm start -- --bogus', {}, /--bogus/],
  [nextStart, nonsense, /^UPSTREAM_URL must be /],
  [nextStart, nowhere, /cannot be stored in .* writable/],
  ['npm run build', { SITE_URL: 'https://x.example/y' }, /^SITE_URL must be .* without a path/],
  ['npm run upstream -- --bogus', {}, /--bogus/],
  ['npm run upstream -- --answer=none', {}, /Allowed choices are ok,/],
  ['npm run upstream -- --port=none', {}, /A port is a number/],
  // What a developer reads whose machine cannot show the browser tests.
  [
    'npx playwright test --list',
    { CHROMIUM_PATH: '/nowhere/chromium' },
    /^CHROMIUM_PATH is \/nowhere\/chromium, which does not start\./,
  ],
];
// Only Linux has variables that say where the display is.
if (process.platform === 'linux')
  mistakes.push(['npx playwright test --list --headed', noDisplay, /^There is no display/]);

test.each(mistakes)('%s with %j: %s', async (command, environment, line) => {
  expect(await run(command, environment)).toEqual({
    code: 1,
    lines: [expect.stringMatching(line)],
  });
});

test.each(['npm start', 'npm run site', 'npm run upstream -- --port $PORT'])(
  '%s names the port that is taken',
  async (command) => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, lines } = await run(command, { PORT: `${port}` });
    other.close();
    expect(lines).toEqual([expect.stringMatching(`^Port ${port} (is taken|cannot be used)`)]);
    expect(code).toBe(1);
  },
);
