import { spawn } from 'node:child_process';
import dns from 'node:dns';
import { once } from 'node:events';
import net from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sqlite } from '@/lib/testing/databases';
import {
  advanceTime,
  postSubmission,
  postWithoutJavaScript,
  readRow,
  createTestContext,
  startUpstream,
} from '@/lib/testing/in-process';
import { createValues } from '@/lib/testing/answers';
import { honeypotName } from '@/lib/forms/honeypot';
import { receivedOutcome } from '@/lib/server/submissions/outcome';

const spam = { ...createValues('submit'), [honeypotName]: 'buy' };
/** Nothing listens on this port. */
const UNREACHABLE_STORE = 'postgres://127.0.0.1:9/none';

test('without an upstream, the site returns 200 for a repeated submission and 409 for other values', async () => {
  const context = createTestContext({ DATABASE_URL: await sqlite.createUrl() });
  expect((await postSubmission(context, 'submit', 'k')).outcome).toEqual(receivedOutcome);
  expect((await postSubmission(context, 'submit', 'k')).outcome).toEqual(receivedOutcome);
  const { outcome } = await postSubmission(context, 'submit', 'k', createValues('submit', 'x'));
  expect(outcome.status).toBe(409);
  expect(await readRow(context, 'k')).toMatchObject({ state: 'stored' });
});

test('derived keys differ between stores, and fingerprints between stores and keys', async () => {
  // Stops the clock, because the derived key changes every ten minutes.
  advanceTime(0);
  const keysAndFingerprints = new Set<string | undefined>();
  for (const DATABASE_URL of [await sqlite.createUrl(), await sqlite.createUrl()]) {
    const context = createTestContext({ DATABASE_URL });
    keysAndFingerprints.add((await postWithoutJavaScript(context)).key);
    for (const key of ['k', 'l']) await postSubmission(context, 'submit', key);
    for (const { fingerprint } of await (await context.store())!.list())
      keysAndFingerprints.add(fingerprint);
  }
  // Each store has one derived key and three fingerprints.
  expect(keysAndFingerprints.size).toBe(8);
});

test.each(['off', UNREACHABLE_STORE])(
  'with DATABASE_URL=%s, the site forwards submissions and responds to spam with 503',
  async (DATABASE_URL) => {
    const upstream = await startUpstream();
    const context = createTestContext({ DATABASE_URL, UPSTREAM_URL: upstream.url });
    expect((await postSubmission(context, 'submit', 'spam', spam)).outcome.status).toBe(503);
    expect((await postSubmission(context, 'submit', 'k')).outcome.status).toBe(200);
    expect([...upstream.acceptedBodies.keys()]).toEqual(['k']);
  },
);

type Callback = (error: null, addresses: dns.LookupAddress[]) => void;

/** Starts an upstream that accepts no more connections until the process gets SIGCONT. Then Linux connects after 1 s. */
async function startDistantUpstream() {
  const program = `require('node:http')
    .createServer((request, response) => request.resume().on('end', () => response.end('{}')))
    .listen({ port: 0, host: '127.0.0.1', backlog: 1 }, function () { console.log(this.address().port) })`;
  const server = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = Number(`${await once(server.stdout, 'data')}`);
  server.kill('SIGSTOP');
  // These connections fill the queue. The next one is not answered.
  const waiting = [net.connect(port, '127.0.0.1'), net.connect(port, '127.0.0.1')];
  onTestFinished(() => {
    server.kill('SIGKILL');
    for (const socket of waiting) socket.destroy();
  });
  await Promise.all(waiting.map((socket) => once(socket, 'connect')));
  return { url: `http://distant.example:${port}`, resume: () => server.kill('SIGCONT') };
}

test.skipIf(process.platform !== 'linux')(
  'reaches an upstream whose IPv4 address responds late and whose IPv6 address does not (Linux only)',
  async () => {
    const upstream = await startDistantUpstream();
    const lookup = vi.spyOn(dns, 'lookup');
    onTestFinished(() => lookup.mockRestore());
    lookup.mockImplementation(((_host: string, _options: object, callback: Callback) => {
      const addresses = [
        { address: '127.0.0.1', family: 4 },
        { address: '::1', family: 6 },
      ];
      setImmediate(() => {
        callback(null, addresses);
        // The first attempt to connect has begun.
        setImmediate(upstream.resume);
      });
    }) as typeof dns.lookup);
    const context = createTestContext({ DATABASE_URL: 'off', UPSTREAM_URL: upstream.url });
    expect((await postSubmission(context, 'submit')).outcome.status).toBe(200);
  },
);
