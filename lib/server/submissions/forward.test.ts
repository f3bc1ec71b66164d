import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FakeUpstream } from '@/testing/upstream/fake-upstream';
import { accepting, replies } from '@/testing/upstream/replies';
import { forward } from '@/lib/server/submissions/forward';

let upstream: FakeUpstream;
/** @param attempt the time-out of one attempt, in ms: as long as a busy machine may need */
const send = async (path = '', attempt = 10_000) => {
  const { response, attempts } = await forward(
    { upstreamUrl: upstream.url + path, call: 'submit', key: 'key-1', body: '{"a":"李"}' },
    { attempt, total: 10_000, retries: 2, backoff: 5 },
  );
  return { ...response, attempts };
};

beforeEach(async () => {
  upstream = await new FakeUpstream().start();
});
afterEach(() => upstream.stop());

describe('what is sent', () => {
  test('JSON, to the call’s path, under the key', async () => {
    await send('/v1');
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
    expect(await send()).toMatchObject({ failure: 'reset', attempts: 3 });
    expect(upstream.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(
      Array(3).fill('key-1'),
    );
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

  test.each([
    ['refused', 3],
    ['reset', 3],
    ['redirect', 1],
    ['hang', 1],
    ['error', 1],
    ['html', 1],
    ['refusal', 1],
  ] as const)('%s: %i attempts', async (name, attempts) => {
    if (name === 'refused') await upstream.stop();
    else upstream.answers(replies[name]);
    expect(await send('', name === 'hang' ? 300 : undefined)).toMatchObject({ attempts });
  });

  test('a connection that the upstream closed since the last submission', async () => {
    await send();
    await upstream.stop();
    await upstream.start();
    expect(await send()).toMatchObject({ status: 200 });
    expect(upstream.requests).toHaveLength(2);
  });

  test('a connection that comes back', async () => {
    upstream.choose = () => (upstream.requests.length > 2 ? accepting.ok : replies.reset);
    expect(await send()).toMatchObject({ status: 200, attempts: 3 });
  });
});
