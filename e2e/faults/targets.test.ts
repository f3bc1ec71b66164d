/** Requests that no browser sends: refused in a word, and without a line in the log. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type Site } from '@/e2e/support/site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** @returns the first line of the answer to a request, which a client like `fetch` would not send */
async function raw(head: string, headers = '', body = ''): Promise<string> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  const length = body ? `content-length: ${body.length}\r\n` : '';
  socket.write(
    `${head} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${length}${headers}\r\n${body}`,
  );
  const [line = ''] = (await text(socket)).split('\r\n');
  return line;
}

const form = 'content-type: application/x-www-form-urlencoded\r\n';
const parts = 'content-type: Multipart/form-data; boundary=x\r\n';
const action = 'next-action: abc\r\n';

test.each([
  ['OPTIONS *', '', '', 400],
  ['GET http:///', '', '', 400],
  ['GET http://elsewhere.example/about', '', '', 400],
  ['GET http://elsewhere.example/about/', '', '', 400],
  ['GET /cards/%zz', '', '', 400],
  ['POST /', action, '', 405],
  ['POST /about', form, 'a=b', 405],
  ['POST /about', parts, '--x--', 405],
  ['POST /api/../about', parts, '--x--', 405],
  ['POST /no/such/page', action, '', 405],
  ['POST /api/no/such', form, 'a=b', 405],
  ['POST /api/no-such', action, '', 404],
  ['POST /api/no-such', parts, '--x--', 404],
])('%s %j %j: %i', async (head, headers, body, status) => {
  const before = site.log();
  expect(await raw(head, headers, body)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(site.log()).toBe(before);
});

test('a path with two slashes leads to this site and to no other', async () => {
  const response = await fetch(`${site.url}//elsewhere.example/about`, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe('/elsewhere.example/about');
});
