import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runShell, type Environment } from '@/e2e/faults/support/commands';
import { startSite } from '@/e2e/testing/start-site';
import { findFreePort } from '@/e2e/testing/free-port';

/** Warnings to ignore: npm's about its settings, and Next's about a lock file in a parent folder. */
const unrelatedWarnings = /^npm (warn|error|notice) |Next\.js ignored|outputFileTracingRoot/;

const otherServer = createServer().listen(0);
await once(otherServer, 'listening');
afterAll(() => void otherServer.close());
const takenPort = `${(otherServer.address() as AddressInfo).port}`;

const folder = mkdtempSync(path.join(tmpdir(), 'tassel-start-'));
mkdirSync(path.join(folder, '.env'));
const startIn = (cwd: string) => `cd ${cwd} && node ${path.resolve('lib/server/server.mjs')}`;

const invalidUpstream = { UPSTREAM_URL: 'nonsense' };
const nextStart = 'node node_modules/next/dist/bin/next start';

type Mistake = [command: string, environment: Environment, line: RegExp];
const mistakes: Mistake[] = [
  ['npm start', invalidUpstream, /^UPSTREAM_URL must be /],
  ['npm start', { DATABASE_URL: `file:${folder}/none/s.db` }, /^The folder \S+\/none does not /],
  ['npm start', { PORT: 'none' }, /^PORT must be /],
  ['npm start', { PORT: takenPort }, /^Port \d+ cannot be used \(EADDRINUSE\)\. Set PORT/],
  // An address for documentation (RFC 5737), which this machine does not have.
  ['npm start -- --hostname 192.0.2.1', {}, /cannot be used \(EADDRNOTAVAIL\)\. .*--hostname/],
  [startIn(folder), {}, /^\.env cannot be read \(EISDIR\)\. /],
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

test('a database that cannot be reached does not stop the start', async ({ onTestFinished }) => {
  const site = await startSite({ DATABASE_URL: `postgres://127.0.0.1:${await findFreePort()}/b` });
  onTestFinished(site.stop);
  expect(site.log()).toContain('The site keeps trying.');
});

test('the log names the address of a build for another SITE_URL', async ({ onTestFinished }) => {
  const site = await startSite({ SITE_URL: 'https://other.example' });
  onTestFinished(site.stop);
  expect(site.log()).toMatch(
    /Canonical addresses, previews and the sitemap point to http:.* build again/,
  );
});

test('the start names settings of Node in .env', async () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'tassel-start-'));
  writeFileSync(path.join(cwd, '.env'), 'NODE_EXTRA_CA_CERTS=/etc/ca.pem\n');
  const { stderr } = await runShell({}, `unset NODE_EXTRA_CA_CERTS; ${startIn(cwd)}`);
  expect(stderr).toContain('Node ignores NODE_EXTRA_CA_CERTS in .env.');
});
