import type { Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { findFreePort } from '@/lib/testing/free-port';
import { startUpstream } from '@/lib/testing/in-process';
import {
  createEncodedResponse,
  okResponse,
  createEmptyResponse,
  writeBytes,
  startRawUpstream,
} from '@/lib/testing/upstream/raw-upstream';
import { acceptingReplies, replies } from '@/lib/testing/upstream/replies';
import { postJson, MAX_RESPONSE_LENGTH } from '@/lib/server/submissions/post-json';

/** Posts with a long timeout. Tests of the timeout pass a shorter one. */
const post = (url: string, timeoutMs = 30_000) => postJson(url, {}, '{"a":"李"}', timeoutMs);
const failure = (reason: string, status: number | null = null) => ({
  kind: 'failed',
  reason: expect.stringMatching(`^(${reason})$`),
  status,
});
const response = (expected: object) => ({ kind: 'responded', ...expected });

const json = '{"message":"Nguyễn"}';

describe('postJson', () => {
  test.each<[what: string, answer: (socket: Socket) => void, result: object, timeoutMs?: number]>([
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
      { status: 200, isJson: false, body: expect.stringMatching(`^x{${MAX_RESPONSE_LENGTH}}$`) },
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
    [
      'gzip',
      writeBytes(createEncodedResponse('gzip', gzipSync(json))),
      { status: 200, isJson: true, body: json },
    ],
    [
      'br',
      writeBytes(createEncodedResponse('br', brotliCompressSync(json))),
      { status: 200, isJson: true, body: json },
    ],
    [
      'a body that is not in its declared encoding',
      writeBytes(createEncodedResponse('gzip', Buffer.from(json))),
      { status: 200, isJson: false, body: '' },
    ],
  ])('returns the response if the upstream sends %s', async (_, answer, result, timeoutMs) => {
    const upstream = await startRawUpstream(answer);
    expect(await post(upstream.url, timeoutMs)).toMatchObject(response(result));
    expect(upstream.posts).toBe(1);
  });

  test.each<[what: string, answer: (socket: Socket) => void, reason: string, status?: number]>([
    ['the status 099', writeBytes(createEmptyResponse('099 x')), 'TIMEOUT|ERR_ASSERTION|NO_STATUS'],
    [
      'the status 101',
      writeBytes('HTTP/1.1 101 Switching Protocols\r\nupgrade: a\r\nconnection: upgrade\r\n\r\n'),
      'UND_ERR_SOCKET',
    ],
    // undici refuses 100, because requests are sent without Expect.
    ['100 before 200', writeBytes(`HTTP/1.1 100 Continue\r\n\r\n${okResponse}`), 'UND_ERR_SOCKET'],
    [
      '100 without end',
      writeBytes('HTTP/1.1 100 Continue\r\n\r\n', 'HTTP/1.1 100 Continue\r\n\r\n'),
      'UND_ERR_SOCKET',
    ],
    ['a status of two digits', writeBytes(createEmptyResponse('20 x')), 'HTTPParserError'],
    ['the status 777', writeBytes(createEmptyResponse('777 Lucky')), 'NO_STATUS'],
    ['the status 407', writeBytes(createEmptyResponse('407 x')), 'PROXY_AUTHENTICATION', 407],
    [
      'a redirect',
      writeBytes(createEmptyResponse('302 Found\r\nlocation: http://127.0.0.1:9/')),
      'REDIRECT',
      302,
    ],
    ['another protocol', writeBytes('SMTP ready\r\n'), 'HTTPParserError'],
    [
      'headers without end',
      writeBytes('HTTP/1.1 200 OK\r\n', `a: ${'x'.repeat(9_000)}\r\n`),
      'UND_ERR_HEADERS_OVERFLOW',
    ],
    ['headers byte by byte, without end', writeBytes('HTTP/1.1 200 OK\r\na: ', 'x'), 'TIMEOUT'],
    ['nothing', () => undefined, 'TIMEOUT'],
    ['a reset of the connection', (socket) => void socket.resetAndDestroy(), 'ECONNRESET'],
    ['only the end of the connection', (socket) => void socket.end(), 'UND_ERR_SOCKET'],
  ])('fails if the upstream sends %s', async (_, answer, reason, status) => {
    const upstream = await startRawUpstream(answer);
    const timeoutMs = reason.includes('TIMEOUT') ? 500 : undefined;
    expect(await post(upstream.url, timeoutMs)).toEqual(failure(reason, status));
    expect(upstream.posts).toBe(1);
    const healthy = await startRawUpstream(writeBytes(okResponse));
    expect(await post(healthy.url)).toMatchObject(response({ status: 200 }));
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
    expect(await post(upstream.url)).toMatchObject(response(expected));
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
  test.each<[what: string, second: (socket: Socket) => void, result: object]>([
    [
      'before the response',
      (socket) => socket.resetAndDestroy(),
      failure('ECONNRESET|UND_ERR_SOCKET'),
    ],
    [
      'within the headers',
      (socket) => socket.write('HTTP/1.1 200 OK\r\n', () => socket.resetAndDestroy()),
      failure('ECONNRESET|UND_ERR_SOCKET'),
    ],
    [
      'within the body',
      (socket) => socket.end(okResponse.replace(': 2', ': 99')),
      expect.objectContaining(response({ status: 200, body: '{}' })),
    ],
  ])('sends the POST once if the connection breaks %s', async (_, second, result) => {
    const upstream = await startRawUpstream((socket, count) =>
      count === 2 ? second(socket) : void socket.write(okResponse),
    );
    expect(await post(upstream.url)).toMatchObject({ status: 200 });
    expect(await post(upstream.url)).toEqual(result);
    expect(upstream.posts).toBe(2);
    expect(await post(upstream.url)).toMatchObject({ status: 200 });
  });

  test('opens a new connection if the upstream has closed the old one', async () => {
    const upstream = await startRawUpstream((socket) => void socket.end(okResponse));
    for (const count of [1, 2, 3]) {
      expect(await post(upstream.url)).toMatchObject({ status: 200 });
      expect(upstream.posts).toBe(count);
    }
  });
});

test('postJson fails if nothing listens, the host is unknown or fetch blocks the port', async () => {
  expect(await post(`http://127.0.0.1:${await findFreePort()}`)).toEqual(failure('ECONNREFUSED'));
  // The label is too long (RFC 1035, section 2.3.4), so no name server is asked.
  expect(await post(`http://${'x'.repeat(64)}.example`)).toEqual(failure('ENOTFOUND'));
  expect(await post('http://127.0.0.1:9')).toEqual(failure('bad port'));
});

test('postJson fails if the server of an https address has no TLS', async () => {
  const plain = await startUpstream();
  const result = await post(plain.url.replace('http:', 'https:'));
  expect(result).toEqual(failure('EPROTO|ERR_SSL_.*'));
  expect(plain.requests).toEqual([]);
});
