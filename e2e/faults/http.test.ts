/** What the site promises on the wire: time-outs and limits. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { post } from '@/e2e/faults/support/client';
import { answerTo, connection, head } from '@/e2e/faults/support/raw';
import { test } from '@/e2e/faults/support/test';
import { validValues } from '@/lib/testing/values';
import { until } from '@/lib/testing/until';

const MiB = 1024 * 1024;

describe.concurrent('a body', () => {
  test('that never ends is given up after 10 s, and the connection with it', async ({
    site,
    expect,
  }) => {
    const socket = await connection(site.url, head('content-length: 1000'));
    const answer = text(socket);
    for (let count = 0; count < 12 && socket.writable; count += 1) {
      socket.write(' ');
      await sleep(1_000);
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 408 [^]*\r\nconnection: close\r\n/i);
  });

  test.for([
    ['that says so', `content-length: ${2 * MiB}`],
    ['that does not', 'transfer-encoding: chunked'],
  ])('that is too large is refused unread: one %s', async ([, headers], { site, expect }) => {
    const block = 'x'.repeat(64 * 1024);
    const chunk = headers!.includes('chunked') ? `10000\r\n${block}\r\n` : block;
    const answer = await answerTo(site.url, head(headers!) + chunk.repeat(24));
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*\r\nconnection: close\r\n/i);
  });
});

describe('what costs a request', () => {
  const part = '--x\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\n\r\n';
  test.for([
    ['multipart', 415, 'multipart/form-data; boundary=x', `${part.repeat(14_000)}--x--\r\n`],
    [
      'more pairs than any form has',
      400,
      'application/x-www-form-urlencoded',
      'a&'.repeat(MiB / 2),
    ],
  ] as const)('%s: %i, unparsed', async ([, status, type, body], { site }) => {
    expect((await post(site.url, 'submit', body, { 'content-type': type })).status).toBe(status);
  });

  test('an address over its limit is refused before its body has come', async ({ start }) => {
    const { url } = await start({ RATE_LIMIT: '20' });
    // 16 × 64 KiB, and one for the submission.
    const body = JSON.stringify({ email: 'x'.repeat(MiB - 1024) });
    expect((await post(url, 'submit', body)).status).toBe(422);
    const answer = await answerTo(url, head(`content-length: ${MiB}`));
    expect(answer).toMatch(/^HTTP\/1\.1 429 [^]*\r\nconnection: close\r\n/i);
  });

  test('of large bodies 8 are in work at once; small ones have room', async ({ site: { url } }) => {
    const begin = () => connection(url, head(`content-length: ${MiB}`));
    const begun = await Promise.all(Array.from({ length: 9 }, begin));
    const answers = begun.map((socket) => text(socket).catch(() => ''));
    // All but one wait for their bodies.
    expect(await Promise.race(answers)).toMatch(/^HTTP\/1\.1 503 [^]*\r\nretry-after: \d/i);
    expect((await post(url, 'submit', JSON.stringify(validValues('submit')))).status).toBe(200);
    for (const socket of begun) socket.destroy();
    await Promise.all(answers);
    const large = JSON.stringify({ ...validValues('submit'), message: 'x'.repeat(MiB / 2) });
    await until('there is room again', async () => {
      return (await post(url, 'submit', large)).status === 200;
    });
  });
});

test.for([
  ['GET', 'apply', 'POST, OPTIONS'],
  ['POST', 'health', 'GET, HEAD, OPTIONS'],
])('%s /api/%s is told which methods there are', async ([method, call, allowed], { site }) => {
  const response = await fetch(`${site.url}/api/${call}`, { method: method! });
  expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
});

test('the rate limit goes by the connection, whatever a header says', async ({ start }) => {
  const limited = await start({ RATE_LIMIT: '2' });
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
});

test('nothing that a request says is a line of the log, or speaks to a terminal', async ({
  site,
}) => {
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
