/** A site that is set up wrongly says so in one line, and does not start. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { freePort } from '@/lib/testing/free-port';

const nextStart = ['node_modules/next/dist/bin/next', 'start'];

async function start(command: string, parameters: string[], environment: Record<string, string>) {
  const child = spawn(command, parameters, {
    env: { ...process.env, NODE_ENV: 'production', PORT: `${await freePort()}`, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = text(child.stderr);
  const [code] = await once(child, 'exit');
  // Not ours: npm on its settings, Next on a lockfile in a folder above the project.
  const lines = (await said)
    .split('\n')
    .filter(
      (line) =>
        line && !/^npm (warn|error|notice) |Next\.js ignored|outputFileTracingRoot/.test(line),
    );
  return { code, lines };
}

/** A folder cannot be made where a file is; not even by root, whom no permission stops. */
function unwritable(): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'tassel-start-')), 'file');
  writeFileSync(file, '');
  return `file:${path.join(file, 'store.db')}`;
}

const mistakes: [string, () => Record<string, string>, RegExp][] = [
  ['no address', () => ({ UPSTREAM_URL: 'nonsense' }), /^UPSTREAM_URL must be /],
  ['no store and no upstream', () => ({ DATABASE_URL: 'off' }), /^DATABASE_URL is off/],
  ['no number', () => ({ RATE_LIMIT: 'many' }), /^RATE_LIMIT must be /],
  ['no file on Vercel', () => ({ VERCEL: '1' }), /^DATABASE_URL must be set on Vercel/],
  ['nowhere to write', () => ({ DATABASE_URL: unwritable() }), /cannot be stored in .* writable/],
  // On Linux a place where the system itself lets nobody make a folder; elsewhere one for root.
  [
    'no folder',
    () => ({ DATABASE_URL: 'file:/proc/none/s.db' }),
    /cannot be stored in .* writable/,
  ],
];

describe.each([
  ['npm start', 'npm', ['start']],
  ['next start', process.execPath, nextStart],
] as const)('%s', (_, command, parameters) => {
  test.each(mistakes)('%s', async (_name, environment, line) => {
    const { code, lines } = await start(command, [...parameters], environment());
    expect(lines).toEqual([expect.stringMatching(line)]);
    expect(code).toBe(1);
  });
});

test('no build is begun with a wrong value', async () => {
  const { code, lines } = await start('npm', ['run', 'build'], { SITE_URL: 'https://x.example/y' });
  expect(lines).toEqual([expect.stringMatching(/^SITE_URL must be .* without a path/)]);
  expect(code).toBe(1);
});

test.each([
  ['--bogus', '--bogus'],
  ['--answer=none', 'Allowed choices are ok,'],
  ['--port=none', 'A port is a number'],
])('npm run upstream %s says what is wrong: %s', async (option, line) => {
  const { code, lines } = await start('npm', ['run', 'upstream', '--', option], {});
  expect(lines).toEqual([expect.stringContaining(line)]);
  expect(code).toBe(1);
});

test('npm start names an option that is none', async () => {
  const { code, lines } = await start('npm', ['start', '--', '--bogus'], {});
  expect(lines).toEqual([expect.stringContaining('--bogus')]);
  expect(code).toBe(1);
});

test.each([
  ['start', ['start']],
  ['run site', ['run', 'site']],
  ['run upstream', ['run', 'upstream', '--', '--port']],
])('npm %s names the port that is taken', async (name, script) => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const more = name === 'run upstream' ? [`${port}`] : [];
  const { code, lines } = await start('npm', [...script, ...more], { PORT: `${port}` });
  other.close();
  expect(lines).toEqual([expect.stringMatching(`^Port ${port} (is taken|cannot be used)`)]);
  expect(code).toBe(1);
});
