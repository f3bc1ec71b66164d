import { beforeEach, describe, expect, test } from 'vitest';
import { startUpstream } from '@/lib/testing/in-process';
import type { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';
import { accepting, replies, type Reply } from '@/lib/testing/upstream/replies';
import { postJson, RESPONSE_LIMIT } from '@/lib/server/submissions/post-json';

let upstream: FakeUpstream;
beforeEach(async () => {
  upstream = await startUpstream();
});

/** As long as a busy machine may need; tests of the time-out bring a shorter one. */
const post = (url = upstream.url, timeoutMs = 30_000) => postJson(url, {}, '{"a":"李"}', timeoutMs);
const failed = (reason: string, status: number | null = null) => ({
  kind: 'failed',
  reason: expect.stringMatching(`^(${reason})$`),
  status,
});

/** Begins to answer and does not end. */
const endless: Reply = (response) => void response.writeHead(200).write('thanks');

const cut = new RegExp(`^"x{100,${RESPONSE_LIMIT - 1}}$`);

describe('an answer', () => {
  test.each<[string, Reply, object]>([
    ['ok', accepting.ok, { status: 200, json: true, body: '{"ok":true}' }],
    ['created', accepting.created, { status: 201, json: true }],
    ['empty', accepting.empty, { status: 204, json: false, body: '' }],
    ['brokenJson', accepting.brokenJson, { status: 200, json: false, body: '{"ok":' }],
    ['html', accepting.html, { status: 200, json: false }],
    ['cut', accepting.cut, { status: 200, json: false, body: '{"ok"' }],
    ['endless', endless, { status: 200, body: 'thanks' }],
    // The first 100 characters of a failure are shown; 10 MB are not read to their end.
    ['huge', accepting.huge, { status: 200, json: false, body: expect.stringMatching(cut) }],
  ])('is what its status says: %s', async (name, reply, expected) => {
    upstream.answers(reply);
    const result = await post(upstream.url, name === 'endless' ? 2_000 : undefined);
    expect(result).toMatchObject({ kind: 'responded', ...expected });
  });
});

describe('no answer', () => {
  test.each(['hang', 'drip'] as const)('nothing in time: %s', async (name) => {
    upstream.answers(replies[name]);
    expect(await post(upstream.url, 300)).toEqual(failed('TIMEOUT'));
  });

  test.each([
    ['HTTP/1.1 101 Switching Protocols', 'NO_STATUS'],
    ['HTTP/1.1 099 x', 'NO_STATUS'],
    ['HTTP/1.1 20 x', 'HPE_INVALID_STATUS'],
    ['HTTP/1.1 777 Lucky', 'NO_STATUS'],
    ['SMTP', 'HPE_INVALID_CONSTANT'],
  ] as const)('something else than HTTP: %s', async (line, reason) => {
    upstream.answers(({ socket }) => void socket?.end(`${line}\r\ncontent-length: 0\r\n\r\n`));
    expect(await post()).toEqual(failed(reason));
  });

  test('nobody listens, or nobody knows the host', async () => {
    expect(await post('http://127.0.0.1:9')).toEqual(failed('ECONNREFUSED'));
    // Too long for a label (RFC 1035, section 2.3.4): no name server is asked.
    expect(await post(`http://${'x'.repeat(64)}.example`)).toEqual(failed('ENOTFOUND'));
  });

  test('a server without TLS where https was asked for', async () => {
    expect(await post(upstream.url.replace('http:', 'https:'))).toEqual(
      failed('EPROTO|ERR_SSL_.*'),
    );
    expect(upstream.requests).toEqual([]);
  });
});

describe('connections', () => {
  test('are kept for the next submission', async () => {
    const ports = new Set<number | undefined>();
    upstream.answers((response, request) => {
      ports.add(request.socket.remotePort);
      replies.ok(response, request);
    });
    for (let count = 0; count < 20; count += 1) await post();
    // One is not free again in the moment in which its answer has been read.
    expect(ports.size).toBeLessThanOrEqual(2);
  });

  test('a new one that breaks is not tried again', async () => {
    upstream.answers(replies.reset);
    expect(await post()).toEqual(failed('ECONNRESET'));
    expect(upstream.requests).toHaveLength(1);
  });

  test('a kept one that breaks is replaced, once', async () => {
    upstream.answers(replies.ok, replies.reset, replies.ok);
    await post();
    expect(await post()).toMatchObject({ kind: 'responded', status: 200 });
    expect(upstream.requests).toHaveLength(3);
    upstream.answers(replies.ok, replies.reset);
    await post();
    expect(await post()).toEqual(failed('ECONNRESET'));
    expect(upstream.requests).toHaveLength(6);
  });
});
