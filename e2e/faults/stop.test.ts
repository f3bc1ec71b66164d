import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { expect } from 'vitest';
import { submit } from '@/e2e/faults/support/client';
import { openConnection, createHead } from '@/e2e/faults/support/raw';
import { test } from '@/e2e/faults/support/test';
import { sqlite } from '@/e2e/testing/stores';
import { ok } from '@/e2e/testing/upstream/replies';
import { findFreePort } from '@/e2e/testing/free-port';
import { waitUntil } from '@/e2e/testing/wait-until';

/** Sends a request on a new connection. Returns whether the site responds. */
const doesRespond = async (url: string) =>
  (await fetch(url, { headers: { connection: 'close' } }).catch(() => null)) !== null;

test('the site responds to the request in flight and exits with code 0 on SIGTERM, whatever idle connections are open', async ({
  site,
  upstream,
}) => {
  const heldReplies: (() => void)[] = [];
  upstream.replyWith((response, request) => void heldReplies.push(() => ok(response, request)));
  const idleConnections = [
    '',
    'GET / HT',
    // This connection is idle after its response.
    'GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n',
    // The site refuses the content type of this request before its body is complete.
    `${createHead('content-length: 100', undefined, 'text/plain')}half`,
  ];
  for (const bytes of idleConnections) (await openConnection(site.url, bytes)).resume();
  const sent = submit(site.url, { key: 'last' });
  await waitUntil('the request is in flight', () => heldReplies.length > 0);

  const exit = once(site.process, 'exit');
  site.process.kill('SIGTERM');
  await waitUntil(
    'the site accepts no new connections',
    async () => !(await doesRespond(site.url)),
  );
  for (const send of heldReplies) send();
  expect((await sent).status).toBe(200);
  expect(await exit).toEqual([0, null]);
});

test('the site stops when only npm receives SIGTERM', async () => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}/api/health`;
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: `${port}`, DATABASE_URL: await sqlite.createUrl() },
    stdio: 'ignore',
  });
  await waitUntil('the site responds', () => doesRespond(url));
  npm.kill('SIGTERM');
  await waitUntil('the site no longer responds', async () => !(await doesRespond(url)));
});

// Linux has a device that is always full.
test.skipIf(process.platform !== 'linux')(
  'the site responds and stops while its log is on a full disk',
  async ({ environment }) => {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const fullDisk = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, ['lib/server/server.mjs', '--hostname', '127.0.0.1'], {
      env: { ...process.env, ...environment, PORT: `${port}`, NODE_ENV: 'production' },
      stdio: ['ignore', fullDisk, fullDisk],
    });
    const exit = once(child, 'exit');
    await waitUntil('the site responds', () => doesRespond(`${url}/api/health`));
    for (let count = 0; count < 5; count += 1) {
      expect((await submit(url)).status).toBe(200);
      expect((await fetch(`${url}/about`)).status).toBe(200);
      expect((await fetch(`${url}/no/such/page`)).status).toBe(404);
    }
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  },
);
