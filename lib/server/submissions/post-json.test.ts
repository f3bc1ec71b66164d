import { createServer, type Socket } from 'node:net';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startUpstream } from '@/lib/testing/in-process';
import type { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { accepting, replies } from '@/lib/testing/upstream/replies';
import { postJson, RESPONSE_LIMIT } from '@/lib/server/submissions/post-json';

/** As long as a busy machine may need; tests of the time-out bring a shorter one. */
const post = (url: string, timeoutMs = 30_000) => postJson(url, {}, '{"a":"李"}', timeoutMs);
const failed = (reason: string, status: number | null = null) => ({
  kind: 'failed',
  reason: expect.stringMatching(`^(${reason})$`),
  status,
});
const responded = (expected: object) => ({ kind: 'responded', ...expected });

/** An upstream that writes to the socket whatever it likes, at each request. */
async function startRaw(answer: (socket: Socket, count: number) => void) {
  const raw = { url: '', posts: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let bytes = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      bytes += chunk.toString();
      if (!bytes.includes('}')) return;
      bytes = '';
      answer(socket, (raw.posts += 1));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object') raw.url = `http://127.0.0.1:${address?.port}`;
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return raw;
}

const fine = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';
const head = (line: string) => `HTTP/1.1 ${line}\r\ncontent-length: 0\r\n\r\n`;
/** Writes these bytes, and again and again where they are to have no end. */
const say =
  (bytes: string, again = '') =>
  (socket: Socket) => {
    socket.write(bytes);
    const timer = again && setInterval(() => socket.write(again), 20);
    socket.once('close', () => clearInterval(timer || undefined));
  };
const cut = new RegExp(`^x{${RESPONSE_LIMIT}}$`);

describe('an upstream that answers', () => {
  test.each<[what: string, answer: (socket: Socket) => void, result: object, timeoutMs?: number]>([
    [
      '103 before 200',
      say(`HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n${fine}`),
      { status: 200 },
    ],
    ['twice', say(fine + fine), { status: 200, body: '{}' }],
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
  ])('%s', async (_, answer, result, timeoutMs) => {
    const upstream = await startRaw(answer);
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
    // undici takes none: no POST of ours has asked for it (Expect).
    ['100 before 200', say(`HTTP/1.1 100 Continue\r\n\r\n${fine}`), 'UND_ERR_SOCKET'],
    [
      '100 without end',
      say('HTTP/1.1 100 Continue\r\n\r\n', 'HTTP/1.1 100 Continue\r\n\r\n'),
      'UND_ERR_SOCKET',
    ],
    ['two digits', say(head('20 x')), 'HTTPParserError'],
    ['777', say(head('777 Lucky')), 'NO_STATUS'],
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
  ])('with no answer: %s', async (_, answer, reason, status) => {
    const upstream = await startRaw(answer);
    const timeoutMs = reason.includes('TIMEOUT') ? 500 : undefined;
    expect(await post(upstream.url, timeoutMs)).toEqual(failed(reason, status));
    expect(upstream.posts).toBe(1);
    // Nor does it cost the next one.
    const healthy = await startRaw(say(fine));
    expect(await post(healthy.url)).toMatchObject(responded({ status: 200 }));
  });
});

let upstream: FakeUpstream;

describe('an answer of HTTP', () => {
  beforeEach(async () => void (upstream = await startUpstream()));

  test.each([
    ['ok', { status: 200, json: true, body: '{"ok":true}' }],
    ['created', { status: 201, json: true }],
    ['empty', { status: 204, json: false, body: '' }],
    ['brokenJson', { status: 200, json: false, body: '{"ok":' }],
    ['html', { status: 200, json: false }],
    ['cut', { status: 200, json: false, body: '{"ok"' }],
  ] as const)('is what its status says: %s', async (name, expected) => {
    upstream.answers(accepting[name]);
    expect(await post(upstream.url)).toMatchObject(responded(expected));
  });

  test('comes over connections that are kept', async () => {
    const ports = new Set<number | undefined>();
    upstream.answers((response, request) => {
      ports.add(request.socket.remotePort);
      replies.ok(response, request);
    });
    for (let count = 0; count < 20; count += 1) await post(upstream.url);
    // One is not free again in the moment in which its answer has been read.
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
  ])('that breaks off %s: one POST, and the next one arrives', async (_, second, result) => {
    const upstream = await startRaw((socket, count) =>
      count === 2 ? second(socket) : void socket.write(fine),
    );
    expect(await post(upstream.url)).toMatchObject({ status: 200 });
    expect(await post(upstream.url)).toEqual(result);
    expect(upstream.posts).toBe(2);
    expect(await post(upstream.url)).toMatchObject({ status: 200 });
  });

  test('that the upstream closed meanwhile is not used', async () => {
    const upstream = await startRaw((socket) => void socket.end(fine));
    for (const count of [1, 2, 3]) {
      expect(await post(upstream.url)).toMatchObject({ status: 200 });
      expect(upstream.posts).toBe(count);
    }
  });
});

test('nobody listens, or nobody knows the host', async () => {
  expect(await post('http://127.0.0.1:9')).toEqual(failed('ECONNREFUSED'));
  // Too long for a label (RFC 1035, section 2.3.4): no name server is asked.
  expect(await post(`http://${'x'.repeat(64)}.example`)).toEqual(failed('ENOTFOUND'));
});

test('a server without TLS where https was asked for', async () => {
  const plain = await startUpstream();
  const result = await post(plain.url.replace('http:', 'https:'));
  expect(result).toEqual(failed('EPROTO|ERR_SSL_.*'));
  expect(plain.requests).toEqual([]);
});
