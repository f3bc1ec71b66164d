import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { findFreePort } from '@/lib/testing/free-port';
import { startUpstream } from '@/lib/testing/in-process';
import {
  okResponse,
  createEmptyResponse,
  writeBytes,
  startRawUpstream,
} from '@/lib/testing/upstream/raw-upstream';
import { acceptingReplies, replies } from '@/lib/testing/upstream/replies';
import { postJson, MAX_RESPONSE_BYTES } from '@/lib/server/submissions/post-json';

/** Posts with a long timeout. Tests of the timeout pass a shorter one. */
const post = (url: string, timeoutMs = 30_000) => postJson(url, {}, '{"a":"李"}', timeoutMs);
const noResponse = (error: string) => ({
  status: null,
  error: expect.stringMatching(`^(${error})$`),
});

describe('postJson', () => {
  test.each<[what: string, reply: (socket: Socket) => void, result: object, timeoutMs?: number]>([
    [
      '103 before 200',
      writeBytes(`HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n${okResponse}`),
      { status: 200 },
    ],
    [
      'two responses in one packet',
      writeBytes(okResponse + okResponse),
      { status: 200, body: '{}' },
    ],
    [
      'a body byte by byte, without end',
      writeBytes(okResponse.replace(': 2', ': 999999'), 'x'),
      { status: 200 },
      500,
    ],
    [
      'a body without end',
      writeBytes(`HTTP/1.1 200 OK\r\n\r\n`, 'x'.repeat(65_536)),
      { status: 200, isJson: false, body: expect.stringMatching(`^x{${MAX_RESPONSE_BYTES}}$`) },
    ],
    [
      'a body that ends too early',
      (socket) => void socket.end(okResponse.replace(': 2', ': 99')),
      { status: 200, isJson: true, body: '{}' },
    ],
    [
      'JSON with a byte order mark',
      writeBytes(okResponse.replace('2\r\n\r\n', '5\r\n\r\n\ufeff')),
      { status: 200, isJson: true, body: '{}' },
    ],
  ])('returns the response if the upstream sends %s', async (_, reply, result, timeoutMs) => {
    const upstream = await startRawUpstream(reply);
    expect(await post(upstream.url, timeoutMs)).toMatchObject(result);
    expect(upstream.posts).toBe(1);
  });

  test.each([
    ['a redirect', '302 Found\r\nlocation: http://127.0.0.1:9/', 302],
    ['the status 777', '777 Lucky', 777],
  ])('returns the status if the upstream sends %s', async (_, statusLine, status) => {
    const upstream = await startRawUpstream(writeBytes(createEmptyResponse(statusLine)));
    expect(await post(upstream.url)).toMatchObject({ status });
    expect(upstream.posts).toBe(1);
  });

  test.each<[what: string, reply: (socket: Socket) => void, error: string, posts?: number]>([
    ['the status 099', writeBytes(createEmptyResponse('099 x')), 'TimeoutError|ERR_ASSERTION'],
    [
      'the status 101',
      writeBytes('HTTP/1.1 101 Switching Protocols\r\nupgrade: a\r\nconnection: upgrade\r\n\r\n'),
      'UND_ERR_SOCKET',
      2,
    ],
    [
      'a status of two digits',
      writeBytes(createEmptyResponse('20 x')),
      'ERR_ASSERTION|HPE_.*|HTTPParserError',
    ],
    ['another protocol', writeBytes('SMTP ready\r\n'), 'HPE_.*|HTTPParserError'],
    [
      'headers without end',
      writeBytes('HTTP/1.1 200 OK\r\n', `a: ${'x'.repeat(9_000)}\r\n`),
      'UND_ERR_HEADERS_OVERFLOW',
    ],
    [
      'headers byte by byte, without end',
      writeBytes('HTTP/1.1 200 OK\r\na: ', 'x'),
      'TimeoutError',
    ],
    ['nothing', () => undefined, 'TimeoutError'],
    ['a reset of the connection', (socket) => void socket.resetAndDestroy(), 'ECONNRESET', 2],
    ['only the end of the connection', (socket) => void socket.end(), 'UND_ERR_SOCKET', 2],
  ])('fails if the upstream sends %s', async (_, reply, error, posts = 1) => {
    const upstream = await startRawUpstream(reply);
    const timeoutMs = error.includes('Timeout') ? 500 : undefined;
    expect(await post(upstream.url, timeoutMs)).toEqual(noResponse(error));
    expect(upstream.posts).toBe(posts);
    const healthy = await startRawUpstream(writeBytes(okResponse));
    expect(await post(healthy.url)).toMatchObject({ status: 200 });
  });
});

describe('postJson to an HTTP server', () => {
  test.each([
    ['ok', { status: 200, isJson: true, body: '{"ok":true}' }],
    ['created', { status: 201, isJson: true }],
    ['empty', { status: 204, isJson: false, body: '' }],
    ['brokenJson', { status: 200, isJson: false, body: '{"ok":' }],
    ['html', { status: 200, isJson: false }],
    ['cut', { status: 200, isJson: false, body: '{"ok"' }],
  ] as const)('returns status and body of the reply “%s”', async (name, expected) => {
    const upstream = await startUpstream();
    upstream.replyWith(acceptingReplies[name]);
    expect(await post(upstream.url)).toMatchObject(expected);
  });

  test('reuses connections', async () => {
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
});

describe('postJson over a kept-alive connection', () => {
  test.each<[where: string, second: (socket: Socket) => void]>([
    ['before the response', (socket) => socket.resetAndDestroy()],
    ['as the request arrives', (socket) => void socket.end()],
  ])('posts once more if the upstream closes it %s', async (_, second) => {
    const upstream = await startRawUpstream((socket, count) =>
      count === 2 ? second(socket) : void socket.write(okResponse),
    );
    expect(await post(upstream.url)).toMatchObject({ status: 200 });
    expect(await post(upstream.url)).toMatchObject({ status: 200 });
    expect(upstream.posts).toBe(3);
  });

  test('does not repeat the request if the connection breaks within the response', async () => {
    const upstream = await startRawUpstream((socket, count) =>
      count === 2 ? socket.end(okResponse.replace(': 2', ': 99')) : socket.write(okResponse),
    );
    expect(await post(upstream.url)).toMatchObject({ status: 200 });
    expect(await post(upstream.url)).toMatchObject({ status: 200, body: '{}' });
    expect(upstream.posts).toBe(2);
  });
});

test('postJson fails if nothing listens, the host is unknown or fetch blocks the port', async () => {
  expect(await post(`http://127.0.0.1:${await findFreePort()}`)).toEqual(
    noResponse('ECONNREFUSED'),
  );
  // The label is too long (RFC 1035, section 2.3.4), so no name server is asked.
  expect(await post(`http://${'x'.repeat(64)}.example`)).toEqual(noResponse('ENOTFOUND'));
});
