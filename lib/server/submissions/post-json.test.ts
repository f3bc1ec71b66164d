import type { Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '@/lib/testing/free-port';
import { startUpstream } from '@/lib/testing/in-process';
import type { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { encoded, fine, head, say, startRawUpstream } from '@/lib/testing/upstream/raw-upstream';
import { accepting, replies } from '@/lib/testing/upstream/replies';
import { postJson, MAX_RESPONSE_LENGTH } from '@/lib/server/submissions/post-json';

/** The default timeout is one that a busy machine never reaches. */
const post = (url: string, timeoutMs = 30_000) => postJson(url, {}, '{"a":"李"}', timeoutMs);
const failed = (reason: string, status: number | null = null) => ({
  kind: 'failed',
  reason: expect.stringMatching(`^(${reason})$`),
  status,
});
const responded = (expected: object) => ({ kind: 'responded', ...expected });

const json = '{"message":"Nguyễn"}';
const cut = new RegExp(`^x{${MAX_RESPONSE_LENGTH}}$`);

describe('returns the response to', () => {
  test.each<[what: string, answer: (socket: Socket) => void, result: object, timeoutMs?: number]>([
    [
      '103 before 200',
      say(`HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n${fine}`),
      { status: 200 },
    ],
    ['two responses at once', say(fine + fine), { status: 200, body: '{}' }],
    ['a body that drips', say(fine.replace(': 2', ': 999999'), 'x'), { status: 200 }, 500],
    [
      'a body without end',
      say(`HTTP/1.1 200 OK\r\n\r\n`, 'x'.repeat(65_536)),
      { status: 200, json: false, body: expect.stringMatching(cut) },
    ],
    [
      'a body that breaks off',
      (socket) => void socket.end(fine.replace(': 2', ': 99')),
      { status: 200, json: true, body: '{}' },
    ],
    [
      'JSON with a byte order mark',
      say(fine.replace('2\r\n\r\n', '5\r\n\r\n\ufeff')),
      { status: 200, json: true, body: '{}' },
    ],
    ['gzip', say(encoded('gzip', gzipSync(json))), { status: 200, json: true, body: json }],
    ['br', say(encoded('br', brotliCompressSync(json))), { status: 200, json: true, body: json }],
    [
      'a body that is not in the encoding it claims',
      say(encoded('gzip', Buffer.from(json))),
      { status: 200, json: false, body: '' },
    ],
  ])('%s', async (_, answer, result, timeoutMs) => {
    const upstream = await startRawUpstream(answer);
    expect(await post(upstream.url, timeoutMs)).toMatchObject(responded(result));
    expect(upstream.posts).toBe(1);
  });

  test.each<[what: string, answer: (socket: Socket) => void, reason: string, status?: number]>([
    ['099', say(head('099 x')), 'TIMEOUT|ERR_ASSERTION|NO_STATUS'],
    [
      '101',
      say('HTTP/1.1 101 Switching Protocols\r\nupgrade: a\r\nconnection: upgrade\r\n\r\n'),
      'UND_ERR_SOCKET',
    ],
    // undici refuses it: no request has asked for it (Expect).
    ['100 before 200', say(`HTTP/1.1 100 Continue\r\n\r\n${fine}`), 'UND_ERR_SOCKET'],
    [
      '100 without end',
      say('HTTP/1.1 100 Continue\r\n\r\n', 'HTTP/1.1 100 Continue\r\n\r\n'),
      'UND_ERR_SOCKET',
    ],
    ['two digits', say(head('20 x')), 'HTTPParserError'],
    ['777', say(head('777 Lucky')), 'NO_STATUS'],
    ['407', say(head('407 x')), 'PROXY_AUTHENTICATION', 407],
    ['a redirect', say(head('302 Found\r\nlocation: http://127.0.0.1:9/')), 'REDIRECT', 302],
    ['another protocol', say('SMTP ready\r\n'), 'HTTPParserError'],
    [
      'headers without end',
      say('HTTP/1.1 200 OK\r\n', `a: ${'x'.repeat(9_000)}\r\n`),
      'UND_ERR_HEADERS_OVERFLOW',
    ],
    ['headers that drip', say('HTTP/1.1 200 OK\r\na: ', 'x'), 'TIMEOUT'],
    ['nothing', () => undefined, 'TIMEOUT'],
    ['a reset', (socket) => void socket.resetAndDestroy(), 'ECONNRESET'],
    ['an end', (socket) => void socket.end(), 'UND_ERR_SOCKET'],
  ])('fails on %s', async (_, answer, reason, status) => {
    const upstream = await startRawUpstream(answer);
    const timeoutMs = reason.includes('TIMEOUT') ? 500 : undefined;
    expect(await post(upstream.url, timeoutMs)).toEqual(failed(reason, status));
    expect(upstream.posts).toBe(1);
    // The next request succeeds.
    const healthy = await startRawUpstream(say(fine));
    expect(await post(healthy.url)).toMatchObject(responded({ status: 200 }));
  });
});

let upstream: FakeUpstream;

describe('an HTTP response', () => {
  beforeEach(async () => void (upstream = await startUpstream()));

  test.each([
    ['ok', { status: 200, json: true, body: '{"ok":true}' }],
    ['created', { status: 201, json: true }],
    ['empty', { status: 204, json: false, body: '' }],
    ['brokenJson', { status: 200, json: false, body: '{"ok":' }],
    ['html', { status: 200, json: false }],
    ['cut', { status: 200, json: false, body: '{"ok"' }],
  ] as const)('counts by its status (%s)', async (name, expected) => {
    upstream.answers(accepting[name]);
    expect(await post(upstream.url)).toMatchObject(responded(expected));
  });

  test('reuses connections', async () => {
    const ports = new Set<number | undefined>();
    upstream.answers((response, request) => {
      ports.add(request.socket.remotePort);
      replies.ok(response, request);
    });
    for (let count = 0; count < 20; count += 1) await post(upstream.url);
    // A connection becomes free just after its response has been read.
    expect(ports.size).toBeLessThanOrEqual(2);
  });
});

describe('a kept connection', () => {
  test.each<[what: string, second: (socket: Socket) => void, result: object]>([
    [
      'before the answer',
      (socket) => socket.resetAndDestroy(),
      failed('ECONNRESET|UND_ERR_SOCKET'),
    ],
    [
      'within its head',
      (socket) => socket.write('HTTP/1.1 200 OK\r\n', () => socket.resetAndDestroy()),
      failed('ECONNRESET|UND_ERR_SOCKET'),
    ],
    [
      'within its body',
      (socket) => socket.end(fine.replace(': 2', ': 99')),
      expect.objectContaining(responded({ status: 200, body: '{}' })),
    ],
  ])('that breaks off %s costs one POST', async (_, second, result) => {
    const upstream = await startRawUpstream((socket, count) =>
      count === 2 ? second(socket) : void socket.write(fine),
    );
    expect(await post(upstream.url)).toMatchObject({ status: 200 });
    expect(await post(upstream.url)).toEqual(result);
    expect(upstream.posts).toBe(2);
    expect(await post(upstream.url)).toMatchObject({ status: 200 });
  });

  test('is not used after the upstream has closed it', async () => {
    const upstream = await startRawUpstream((socket) => void socket.end(fine));
    for (const count of [1, 2, 3]) {
      expect(await post(upstream.url)).toMatchObject({ status: 200 });
      expect(upstream.posts).toBe(count);
    }
  });
});

test('fails when nothing listens, the host is unknown, or fetch blocks the port', async () => {
  expect(await post(`http://127.0.0.1:${await freePort()}`)).toEqual(failed('ECONNREFUSED'));
  // Too long for a label (RFC 1035, section 2.3.4): no name server is asked.
  expect(await post(`http://${'x'.repeat(64)}.example`)).toEqual(failed('ENOTFOUND'));
  expect(await post('http://127.0.0.1:9')).toEqual(failed('bad port'));
});

test('fails on a server without TLS at an https address', async () => {
  const plain = await startUpstream();
  const result = await post(plain.url.replace('http:', 'https:'));
  expect(result).toEqual(failed('EPROTO|ERR_SSL_.*'));
  expect(plain.requests).toEqual([]);
});
