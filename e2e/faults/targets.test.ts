/** Requests that no browser sends: refused in a word, and without a line in the log. */
import { expect } from 'vitest';
import { answerTo, head } from '@/e2e/faults/support/raw';
import { test } from '@/e2e/faults/support/test';

const form = 'application/x-www-form-urlencoded';
const parts = 'Multipart/form-data; boundary=x';
const action = 'next-action: abc\r\n';

test.for([
  ['OPTIONS *', '', '', '', 400],
  ['GET http:///', '', '', '', 400],
  ['GET http://elsewhere.example/about', '', '', '', 400],
  ['GET http://elsewhere.example/about/', '', '', '', 400],
  ['GET /cards/%zz', '', '', '', 400],
  ['POST /', '', action, '', 405],
  ['POST /about', form, '', 'a=b', 405],
  ['POST /about', parts, '', '--x--', 405],
  ['POST /api/../about', parts, '', '--x--', 405],
  ['POST /no/such/page', '', action, '', 405],
  ['POST /api/no/such', form, '', 'a=b', 405],
  ['POST /api/no-such', '', action, '', 404],
  ['POST /api/no-such', parts, '', '--x--', 404],
] as const)('%s %j %j %j: %i', async ([line, type, more, body, status], { site }) => {
  const before = site.log();
  const length = body && `content-length: ${body.length}\r\n`;
  const bytes = head(`${more}${length}connection: close`, line, type) + body;
  expect(await answerTo(site.url, bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(site.log()).toBe(before);
});

test('a path with two slashes leads to this site and to no other', async ({ site }) => {
  const response = await fetch(`${site.url}//elsewhere.example/about`, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe('/elsewhere.example/about');
});
