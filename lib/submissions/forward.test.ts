import { createServer } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '@/e2e/support/free-port';
import { FakeUpstream } from '@/e2e/support/upstream/fake-upstream';
import { accepting, replies } from '@/e2e/support/upstream/replies';
import { forward } from '@/lib/submissions/forward';
import { RESPONSE_LIMIT, type UpstreamFailure } from '@/lib/submissions/post-json';

/** Patient with a busy machine; the tests of patience itself bring their own. */
const limits = { attempt: 5_000, total: 10_000, retries: 2, backoff: 5 };
let upstream: FakeUpstream;
const send = async (upstreamUrl = upstream.url, more: Partial<typeof limits> = {}) => {
  const { response, attempts } = await forward(
    { upstreamUrl, call: 'submit', key: 'key-1', body: '{"a":"李"}' },
    { ...limits, ...more },
  );
  return { ...response, attempts };
};
/** What came of it when there was no answer. */
const failed = (failure: UpstreamFailure, attempts: number, status: number | null = null) => ({
  kind: 'failed',
  failure,
  status,
  attempts,
});

beforeEach(async () => {
  upstream = await new FakeUpstream().start();
});
afterEach(() => upstream.stop());

describe('what is sent', () => {
  test('JSON, to the call’s path, under the key', async () => {
    await send(`${upstream.url}/v1`);
    expect(upstream.requests).toEqual([
      {
        method: 'POST',
        path: '/v1/submit',
        body: '{"a":"李"}',
        headers: expect.objectContaining({
          'content-type': 'application/json',
          'idempotency-key': 'key-1',
        }),
      },
    ]);
  });

  test('the same key with every attempt', async () => {
    upstream.answers(replies.reset);
    expect(await send()).toEqual(failed('reset', 3));
    expect(upstream.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(
      Array(3).fill('key-1'),
    );
  });
});

describe('what comes back', () => {
  test.each([
    ['ok', { status: 200, json: true, body: '{"ok":true}' }],
    ['created', { status: 201, json: true }],
    ['empty', { status: 204, json: false, body: '' }],
    ['brokenJson', { status: 200, json: false, body: '{"ok":' }],
    ['html', { status: 200, json: false }],
    ['cut', { status: 200, json: false, body: '{"ok"' }],
  ] as const)('success is what the status says: %s', async (name, expected) => {
    upstream.answers(accepting[name]);
    expect(await send()).toMatchObject({ kind: 'answered', attempts: 1, ...expected });
  });

  test('10 MB are not read', async () => {
    upstream.answers(accepting.huge);
    const result = await send();
    expect(result).toMatchObject({ kind: 'answered', status: 200, json: false });
    // The first 100 characters of a failure are shown, whatever follows them.
    expect('body' in result && result.body.length).toBeGreaterThan(100);
    expect('body' in result && result.body.length).toBeLessThanOrEqual(RESPONSE_LIMIT);
  });

  test.each([
    ['error', { kind: 'answered', status: 500, json: true, attempts: 1 }],
    [
      'refusal',
      { kind: 'answered', status: 400, body: '{"message":"No, thank you."}', attempts: 1 },
    ],
    ['html', { kind: 'answered', status: 503, json: false, attempts: 1 }],
    ['redirect', failed('redirect', 1, 302)],
    ['reset', failed('reset', 3)],
  ] as const)('failure: %s', async (name, expected) => {
    upstream.answers(replies[name]);
    expect(await send()).toMatchObject(expected);
  });

  test.each(['hang', 'drip'] as const)('no answer in time: %s', async (name) => {
    upstream.answers(replies[name]);
    expect(await send(upstream.url, { attempt: 300 })).toEqual(failed('timeout', 1));
  });

  test('an answer that begins and does not end is what its status says', async () => {
    upstream.answers((response) => void response.writeHead(200).write('thanks'));
    expect(await send(upstream.url, { attempt: 300 })).toMatchObject({
      kind: 'answered',
      status: 200,
      body: 'thanks',
    });
  });

  test.each([
    ['HTTP/1.1 101 Switching Protocols', 'reset'],
    ['HTTP/1.1 777 Lucky', 'protocol'],
    ['SMTP', 'protocol'],
  ] as const)('what is no answer: %s', async (line, failure) => {
    upstream.answers(({ socket }) => void socket?.end(`${line}\r\ncontent-length: 0\r\n\r\n`));
    expect(await send()).toEqual(failed(failure, 3));
  });

  test('nobody listens', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    expect(await send(url)).toEqual(failed('refused', 3));
  });

  test('a host that nobody knows', async () => {
    // Too long for a label (RFC 1035, section 2.3.4): no name server is asked.
    expect(await send(`http://${'x'.repeat(64)}.example`)).toEqual(failed('dns', 3));
  });

  test('somebody listens who does not speak', async () => {
    const mute = createServer().listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const address = mute.address();
    const port = typeof address === 'object' && address?.port;
    expect(await send(`http://127.0.0.1:${port}`, { attempt: 300 })).toMatchObject({
      failure: 'timeout',
    });
    mute.close();
  });
});

describe('connections', () => {
  test('are kept for the next submission', async () => {
    const ports = new Set<number | undefined>();
    upstream.answers((response, request) => {
      ports.add(request.socket.remotePort);
      replies.ok(response, request);
    });
    for (let count = 0; count < 20; count += 1) await send();
    // One is not free again in the moment in which its answer has been read.
    expect(ports.size).toBeLessThanOrEqual(2);
  });

  test('one that the upstream closed in between costs nothing', async () => {
    await send();
    await upstream.stop();
    await upstream.start();
    expect(await send()).toMatchObject({ status: 200 });
    expect(upstream.requests).toHaveLength(2);
  });

  test('https speaks TLS', async () => {
    expect(await send(upstream.url.replace('http:', 'https:'))).toEqual(failed('tls', 3));
    expect(upstream.requests).toEqual([]);
  });
});

describe('when to try again at once', () => {
  const answerOnce = (status: number, retryAfter?: string) => {
    upstream.choose = () =>
      upstream.requests.length > 1
        ? accepting.ok
        : (response) =>
            void response
              .writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter })
              .end();
  };

  test.each([429, 503])('%i with a Retry-After that fits', async (status) => {
    answerOnce(status, '0');
    expect(await send()).toMatchObject({ status: 200, attempts: 2 });
  });

  test('a Retry-After may be a date', async () => {
    answerOnce(503, new Date(Date.now() - 1000).toUTCString());
    expect(await send()).toMatchObject({ status: 200, attempts: 2 });
  });

  test.each([
    [503, undefined],
    [503, '11'],
    [503, 'soon'],
    [500, '0'],
    [408, '0'],
  ])('not for %i with Retry-After %s', async (status, retryAfter) => {
    answerOnce(status, retryAfter);
    expect(await send()).toMatchObject({ status, attempts: 1 });
  });

  test('a connection that comes back', async () => {
    upstream.choose = () => (upstream.requests.length > 2 ? accepting.ok : replies.reset);
    expect(await send()).toMatchObject({ status: 200, attempts: 3 });
  });
});
