/** Faults that every upstream test meets, such as no response in time, are in e2e/faults/upstream.test.ts. */
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePort } from '@/e2e/testing/free-port';
import { startUpstream } from '@/e2e/testing/in-process';
import { okResponse, startRawUpstream, writeBytes } from '@/e2e/testing/upstream/raw-upstream';
import { acceptingReplies, replies } from '@/e2e/testing/upstream/replies';
import { postJson, MAX_RESPONSE_BYTES } from '@/lib/server/submissions/post-json';

/** Posts with a long timeout. Tests of the timeout pass a shorter one. */
const post = (url: string, timeoutMs = 30_000) => postJson(url, {}, '{"a":"李"}', timeoutMs);
const unfinishedResponse = okResponse.replace(': 2', ': 99');

test.each([
  ['ok', { status: 200, contentType: 'application/json', body: '{"ok":true}' }],
  ['empty', { status: 204, contentType: null, body: '' }],
  ['html', { status: 200, contentType: 'text/html; charset=utf-8', body: '<p>Thank you' }],
  ['cut', { status: 200, contentType: 'application/json', body: '{"ok"' }],
] as const)('postJson returns status, type and body of the reply “%s”', async (name, expected) => {
  const upstream = await startUpstream();
  upstream.replyWith(acceptingReplies[name]);
  expect(await post(upstream.url)).toMatchObject(expected);
});

test.each<[what: string, reply: (socket: Socket) => void, body: string, timeoutMs?: number]>([
  ['a body that does not end in time', writeBytes(unfinishedResponse, 'x'), '^{}x*$', 500],
  [
    'a body without end',
    writeBytes('HTTP/1.1 200 OK\r\n\r\n', 'x'.repeat(65_536)),
    `^x{${MAX_RESPONSE_BYTES}}$`,
  ],
])('postJson returns the beginning of %s', async (_, reply, body, timeoutMs) => {
  const upstream = await startRawUpstream(reply);
  const expected = { status: 200, body: expect.stringMatching(body) };
  expect(await post(upstream.url, timeoutMs)).toMatchObject(expected);
  expect(upstream.posts).toBe(1);
});

test.each<[what: string, reply: (socket: Socket) => void, error: string, posts?: number]>([
  ['another protocol', writeBytes('SMTP ready\r\n'), '^(HPE_.*|HTTPParserError)$'],
  ['headers without end', writeBytes('HTTP/1.1 200 OK\r\na: ', 'x'), '^TimeoutError$'],
  ['a reset of the connection', (socket) => void socket.resetAndDestroy(), '^ECONNRESET$', 2],
])('postJson fails if the upstream sends %s', async (_, reply, error, posts = 1) => {
  const upstream = await startRawUpstream(reply);
  const timeoutMs = error.includes('Timeout') ? 500 : undefined;
  const expected = { status: null, error: expect.stringMatching(error) };
  expect(await post(upstream.url, timeoutMs)).toEqual(expected);
  expect(upstream.posts).toBe(posts);
});

test('postJson fails if nothing listens or the host is unknown', async () => {
  const refused = await post(`http://127.0.0.1:${await findFreePort()}`);
  expect(refused).toEqual({ status: null, error: 'ECONNREFUSED' });
  // The label is too long (RFC 1035, section 2.3.4), so no name server is asked.
  const unknown = await post(`http://${'x'.repeat(64)}.example`);
  expect(unknown).toEqual({ status: null, error: 'ENOTFOUND' });
});

test('postJson reuses connections', async () => {
  const upstream = await startUpstream();
  const ports = new Set<number | undefined>();
  upstream.replyWith((response, request) => {
    ports.add(request.socket.remotePort);
    replies.ok(response, request);
  });
  for (let count = 0; count < 20; count += 1) await post(upstream.url);
  // A second connection opens if a request starts before the response on the first has been read to its end.
  expect(ports.size).toBeLessThanOrEqual(2);
});

test.each<[where: string, second: (socket: Socket) => void, posts: number]>([
  ['before the response', (socket) => socket.resetAndDestroy(), 3],
  ['as the request arrives', (socket) => void socket.end(), 3],
  ['within the response', (socket) => void socket.end(unfinishedResponse), 2],
])(
  'if the upstream closes a kept-alive connection %s, postJson returns a response (%#)',
  async (_, second, posts) => {
    const upstream = await startRawUpstream((socket, count) =>
      count === 2 ? second(socket) : void socket.write(okResponse),
    );
    for (let count = 0; count < 2; count += 1)
      expect(await post(upstream.url)).toMatchObject({ status: 200, body: '{}' });
    expect(upstream.posts).toBe(posts);
  },
);
