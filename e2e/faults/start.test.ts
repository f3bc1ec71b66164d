import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runShell, type Environment } from '@/e2e/faults/support/commands';
import { findFreePort } from '@/lib/testing/free-port';

/** Warnings to ignore: npm's about its settings, and Next's about a lock file in a parent folder. */
const unrelatedWarnings = /^npm (warn|error|notice) |Next\.js ignored|outputFileTracingRoot/;

const otherServer = createServer().listen(0);
await once(otherServer, 'listening');
afterAll(() => void otherServer.close());
const takenPort = `${(otherServer.address() as AddressInfo).port}`;

const folder = mkdtempSync(path.join(tmpdir(), 'tassel-start-'));
mkdirSync(path.join(folder, '.env'));
const startInFolder = `cd ${folder} && node ${path.resolve('lib/server/server.mjs')}`;

/** A folder that even root cannot create, because a file is in its place. */
const impossibleStore = { DATABASE_URL: 'file:package.json/store.db' };
const invalidUpstream = { UPSTREAM_URL: 'nonsense' };
const nextStart = 'node node_modules/next/dist/bin/next start';

type Mistake = [command: string, environment: Environment, line: RegExp];
const mistakes: Mistake[] = [
  ['npm start', invalidUpstream, /^UPSTREAM_URL must be /],
  ['npm start', impossibleStore, /cannot be stored in .* writable/],
  ['npm start', { PORT: 'none' }, /^PORT must be /],
  ['npm start', { PORT: takenPort }, /^Port \d+ cannot be used \(EADDRINUSE\)\. Set PORT/],
  // An address for documentation (RFC 5737), which this machine does not have.
  ['npm start -- --hostname 192.0.2.1', {}, /cannot be used \(EADDRNOTAVAIL\)\. .*--hostname/],
  [startInFolder, {}, /^\.env cannot be read \(EISDIR\)\. /],
  [nextStart, invalidUpstream, /^UPSTREAM_URL must be /],
];

test.each(mistakes)(
  'the command “%s” with %j fails with one line: %s',
  async (command, more, line) => {
    const environment = { NODE_ENV: 'production', PORT: `${await findFreePort()}`, ...more };
    const { code, stderr, stdout } = await runShell(environment, command);
    const lines = stderr.split('\n').filter((one) => one && !unrelatedWarnings.test(one));
    expect([code, ...lines]).toEqual([1, expect.stringMatching(line)]);
    expect(stdout).not.toContain('Listening on');
  },
);
