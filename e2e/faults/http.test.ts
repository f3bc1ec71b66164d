/** What the site promises on the wire: time-outs, limits, and what it refuses in a word. */
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { post } from '@/e2e/faults/support/client';
import { answerTo, connection, head } from '@/e2e/faults/support/raw';
import { test } from '@/e2e/faults/support/test';
import { validValues } from '@/lib/testing/values';
import { until } from '@/lib/testing/until';

const MiB = 1024 * 1024;

const form = 'application/x-www-form-urlencoded';
const parts = 'Multipart/form-data; boundary=x';
const action = 'next-action: abc\r\n';

// First: what the other tests send is logged, at times after it was answered.
test.for([
  ['OPTIONS *', '', '', '', '400'],
  ['GET http:///', '', '', '', '400'],
  ['GET http://elsewhere.example/about', '', '', '', '400'],
  ['GET http://elsewhere.example/about/', '', '', '', '400'],
  ['GET /cards/%zz', '', '', '', '400'],
  ['POST /', '', action, '', '405'],
  ['GET /about', '', action, '', '200'],
  ['POST /about', form, '', 'a=b', '405'],
  ['POST /about', parts, '', '--x--', '405'],
  ['POST /api/../about', parts, '', '--x--', '405'],
  ['POST /no/such/page', '', action, '', '405'],
  ['POST /api/no/such', form, '', 'a=b', '405'],
  ['POST /api/no-such', '', action, '', '404'],
  ['POST /api/no-such', parts, '', '--x--', '404'],
  ['POST /api/health', '', '', '', '405 [^]*\r\nallow: GET, HEAD, OPTIONS'],
  ['GET /api/apply', '', '', '', '405 [^]*\r\nallow: POST, OPTIONS'],
  // To this site and to no other.
  ['GET //elsewhere.example/a', '', '', '', '308 [^]*\r\nlocation: /elsewhere.example/a\r\n'],
] as const)('%s %j %j %j: %s, without a line in the log', async (row, { site }) => {
  const [line, type, more, body, answer] = row;
  const before = site.log();
  const length = body && `content-length: ${body.length}\r\n`;
  const bytes = head(`${more}${length}connection: close`, line, type) + body;
  expect(await answerTo(site.url, bytes)).toMatch(new RegExp(`^HTTP/1.1 ${answer}`, 'i'));
  expect(site.log()).toBe(before);
});

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

  const block = 'x'.repeat(64 * 1024);
  test.for([
    ['that says so', `content-length: ${2 * MiB}`, block],
    ['that does not', 'transfer-encoding: chunked', `10000\r\n${block}\r\n`],
  ] as const)(
    'that is too large is refused unread: one %s',
    async ([, headers, chunk], { site, expect }) => {
      const answer = await answerTo(site.url, head(headers) + chunk.repeat(24));
      expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*\r\nconnection: close\r\n/i);
    },
  );
});

test('an address over its limit is refused before its body has come, whatever a header says', async ({
  start,
}) => {
  const { url } = await start({ RATE_LIMIT: '20' });
  // 16 × 64 KiB, and one for the submission.
  const body = JSON.stringify({ email: 'x'.repeat(MiB - 1024) });
  expect((await post(url, 'submit', body)).status).toBe(422);
  const again = head(`content-length: ${MiB}\r\nx-forwarded-for: 1.1.1.1`);
  const answer = await answerTo(url, again);
  expect(answer).toMatch(/^HTTP\/1\.1 429 [^]*\r\nconnection: close\r\n/i);
  expect(answer).toMatch(/\r\nretry-after: [1-9]/i);
  // Linux answers on all of 127.0.0.0/8; elsewhere there is no second address to try from.
  if (process.platform !== 'linux') return;
  const small = `${head('content-length: 2\r\nconnection: close')}{}`;
  expect(await answerTo(url, small, '127.0.0.2')).toMatch(/^HTTP\/1\.1 422 /);
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

test('nothing that a request says is a line of the log, or speaks to a terminal', async ({
  site,
}) => {
  const line = '{"level":"info","msg":"forged"}';
  const forged = encodeURIComponent(`/a\n${line}\u001b[2J`);
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
  expect(site.log()).not.toMatch(/^\{.*forged|\u001b/m);
});
