/** What the site promises on the wire: time-outs and limits. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validValues } from '@/lib/testing/values';
import { startSite, type Site } from '@/e2e/support/site';
import { until } from '@/lib/testing/until';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe.concurrent('a body', () => {
  /** Sends the head of a request and some of its body, and waits for what comes back. */
  async function raw(chunks: AsyncIterable<string> | string[], headers: string): Promise<string> {
    const { hostname, port } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/submit HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\n${headers}\r\n\r\n`,
    );
    const answer = text(socket);
    for await (const chunk of chunks) if (socket.writable) socket.write(chunk);
    return answer;
  }

  test('that never ends is given up after 10 s, and the connection with it', async () => {
    async function* trickle() {
      for (let count = 0; count < 12; count += 1) {
        yield ' ';
        await sleep(1_000);
      }
    }
    const answer = await raw(trickle(), 'content-length: 1000');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  });

  test.each([
    ['that says so', `content-length: ${2 * 1024 * 1024}`],
    ['that does not', 'transfer-encoding: chunked'],
  ])('that is too large is refused unread: one %s', async (_, headers) => {
    const block = 'x'.repeat(64 * 1024);
    const chunk = headers.includes('chunked') ? `10000\r\n${block}\r\n` : block;
    const answer = await raw(Array(24).fill(chunk), headers);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  });
});

describe('what costs a request', () => {
  const post = (url: string, type: string, body: string) =>
    fetch(`${url}/api/submit`, { method: 'POST', headers: { 'content-type': type }, body });
  const MiB = 1024 * 1024;

  test('no form of ours is sent as multipart', async () => {
    const part = '--x\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\n\r\n';
    const body = `${part.repeat(14_000)}--x--\r\n`;
    expect((await post(site.url, 'multipart/form-data; boundary=x', body)).status).toBe(415);
  });

  test('a form of more pairs than any form of ours has is not parsed', async () => {
    const type = 'application/x-www-form-urlencoded';
    expect((await post(site.url, type, 'a&'.repeat(MiB / 2))).status).toBe(400);
  });

  test('an address over its limit is refused before its body has come', async () => {
    const limited = await startSite({ RATE_LIMIT: '20' });
    const json = (bytes: number) =>
      post(limited.url, 'application/json', JSON.stringify({ email: 'x'.repeat(bytes) }));
    // 16 × 64 KiB, and one for the submission.
    expect((await json(MiB - 1024)).status).toBe(422);
    const { hostname, port } = new URL(limited.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/submit HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\ncontent-length: ${MiB}\r\n\r\n`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 429 [^]*\r\nconnection: close\r\n/i);
    await limited.stop();
  });

  test('of large bodies 8 are in work at once; small ones have room', async () => {
    const { hostname, port } = new URL(site.url);
    const head = `POST /api/submit HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\ncontent-length: ${MiB}\r\n\r\n`;
    const begun = Array.from({ length: 9 }, () => connect(Number(port), hostname));
    const answers = begun.map((socket) => {
      socket.on('error', () => undefined).write(head);
      return text(socket).catch(() => '');
    });
    // All but one wait for their bodies.
    expect(await Promise.race(answers)).toMatch(/^HTTP\/1\.1 503 [^]*\r\nretry-after: \d/i);
    const small = JSON.stringify(validValues('submit'));
    expect((await post(site.url, 'application/json', small)).status).toBe(200);
    for (const socket of begun) socket.destroy();
    await Promise.all(answers);
    const large = JSON.stringify({ ...validValues('submit'), message: 'x'.repeat(MiB / 2) });
    await until('there is room again', async () => {
      return (await post(site.url, 'application/json', large)).status === 200;
    });
  });
});

test.each([
  ['GET', 'apply', 'POST, OPTIONS'],
  ['POST', 'health', 'GET, HEAD, OPTIONS'],
])('%s /api/%s is told which methods there are', async (method, call, allowed) => {
  const response = await fetch(`${site.url}/api/${call}`, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allowed);
});

test('the rate limit goes by the connection, whatever a header says', async () => {
  const limited = await startSite({ RATE_LIMIT: '2' });
  const from = async (localAddress: string, forged: string): Promise<IncomingMessage> => {
    const sent = request(`${limited.url}/api/submit`, {
      method: 'POST',
      localAddress,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forged },
    }).end(JSON.stringify(validValues('submit')));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    return response;
  };
  const answers = [];
  for (const forged of ['1.1.1.1', '2.2.2.2', '3.3.3.3'])
    answers.push(await from('127.0.0.1', forged));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
  // Linux answers on all of 127.0.0.0/8; elsewhere there is no second address to try from.
  if (process.platform === 'linux') {
    expect((await from('127.0.0.2', '1.1.1.1')).statusCode).toBe(200);
  }
  await limited.stop();
});

test('nothing that a request says is a line of the log, or speaks to a terminal', async () => {
  const forged = encodeURIComponent('/a\n{"level":"info","msg":"forged"}\u001b[2J');
  const line = '{"level":"info","msg":"forged"}';
  for (const path of [
    `/_next/image?url=${forged}&w=640&q=75`,
    `/_next/data/${forged}.json`,
    `/${forged}`,
    `/api/${forged}`,
    '/%0a%1b',
    '/%E0%A4%A',
  ]) {
    for (const method of ['GET', 'POST']) {
      const headers = { 'next-action': line, 'x-forwarded-host': forged, referer: forged };
      const response = await fetch(`${site.url}${path}`, { method, headers });
      expect(response.status, `${method} ${path}`).toBeLessThan(500);
    }
  }
  // A picture that is there: the optimizer would answer 200.
  const image = await fetch(`${site.url}/_next/image?url=%2Fapple-icon.png&w=640&q=75`);
  expect(image.status).toBe(404);
  const lines = site.log().split('\n');
  expect(lines.filter((text) => text.startsWith('{') && text.includes('forged'))).toEqual([]);
  expect(site.log()).not.toContain('\u001b');
});
