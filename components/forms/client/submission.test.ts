/** A submission, from its values to its last answer: keys, requests, attempts. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearDraft } from '@/components/forms/client/draft';
import { startSubmission, submissions } from '@/components/forms/client/submission';
import { formFor } from '@/lib/testing/form-for';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const ok = () => Response.json({ ok: true });
const fetched = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
const answers = (answer: () => Response) => fetched.mockImplementation(async () => answer());
const unavailable = () => Response.json({}, { status: 503 });

/** Of a form that is sent again by itself. */
const start = (values: object = { email: 'a@b.c' }) =>
  startSubmission(formFor('submit'), { ...values });
/** Of one that tells its visitor of a failure. */
const startTelling = () => startSubmission(formFor('submit-ambassador-manager'), {});
const headers = () =>
  fetched.mock.calls.map(([, request]) => request.headers as Record<string, string>);
const keys = () => headers().map((sent) => sent['idempotency-key']!);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', fetched.mockReset());
  answers(ok);
});
afterEach(() => {
  submissions.clear();
  clearDraft('submit');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('posts the values as JSON under a key, a UUID also where crypto has no randomUUID', async () => {
  // As on an insecure origin.
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  expect(await start().answer).toEqual({ kind: 'ok' });
  const [url, request] = fetched.mock.calls[0]!;
  expect(url).toBe('/api/submit');
  expect(request).toMatchObject({ method: 'POST', body: '{"email":"a@b.c"}', keepalive: true });
  expect(headers()).toEqual([
    { 'content-type': 'application/json', 'idempotency-key': expect.stringMatching(uuid) },
  ]);
});

it('names every key before where values have changed, at every attempt', async () => {
  answers(() => Response.json({}, { status: 400 }));
  for (const email of ['a@b.c', 'a@b.d', 'a@b.e', 'a@b.e']) await start({ email }).answer;
  const [first, second, third, again] = keys();
  expect(new Set([first, second, third]).size).toBe(3);
  expect(again).toBe(third);
  const both = `${second}, ${first}`;
  expect(headers().map(({ supersedes }) => supersedes)).toEqual([undefined, first, both, both]);
});

it('asks no browser to keep more alive than it can', async () => {
  // Its limit is in bytes; the second message has three for each character.
  for (const message of ['x'.repeat(60_000), '李'.repeat(30_000)]) {
    await start({ message }).answer;
    expect(fetched.mock.lastCall![1].keepalive).toBe(false);
  }
});

it('is sent again after 1, 3 and 9 seconds under its key, then fails with the last answer', async () => {
  answers(unavailable);
  const { answer } = start();
  for (const [index, ms] of [1000, 3000, 9000].entries()) {
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(fetched).toHaveBeenCalledTimes(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledTimes(index + 2);
  }
  expect(await answer).toEqual({ kind: 'json', status: 503, isTemporary: true });
  expect(new Set(keys()).size).toBe(1);
});

it.each([
  [400, undefined, 1],
  [409, undefined, 1],
  [409, '5', 4],
  [422, undefined, 1],
  [429, '60', 4],
  [504, undefined, 4],
])('answered %i with Retry-After %s it is sent %i times', async (status, retryAfter, times) => {
  const given = retryAfter === undefined ? undefined : { 'retry-after': retryAfter };
  answers(() => Response.json({}, { status, headers: given }));
  const { answer } = start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toMatchObject({ status });
  expect(fetched).toHaveBeenCalledTimes(times);
});

it('gives up after 60 s', async () => {
  // Fake timers do not reach into it.
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  fetched.mockImplementation(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject())),
  );
  const { answer } = startTelling();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(60_000);
  limit.abort();
  expect(await answer).toEqual({ kind: 'none', isTemporary: true });
});

it('that waits is not sent again once another has taken its place', async () => {
  fetched.mockImplementationOnce(async () => unavailable());
  const first = start();
  await vi.advanceTimersByTimeAsync(500);
  const second = start({ email: 'a@b.d' });
  expect(submissions.get('submit')).toBe(second);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await first.answer).toMatchObject({ status: 503 });
  expect(await second.answer).toEqual({ kind: 'ok' });
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(headers()[1]!.supersedes).toBe(keys()[0]);
});

const noAnswer = () => {
  throw new TypeError('Failed to fetch');
};
it.each<[line: string, answer: () => Response]>([
  [': no answer', noAnswer],
  [': 503', unavailable],
  [': 400 No.', () => Response.json({ message: 'No.' }, { status: 400 })],
  [': 502 not JSON', () => new Response('<h1>', { status: 502 })],
])(
  'of a form that tells the visitor is sent once; the console has its call%s',
  async (line, answer) => {
    answers(answer);
    await startTelling().answer;
    expect(console.error).toHaveBeenCalledExactlyOnceWith(`/submit-ambassador-manager${line}`);
    expect(fetched).toHaveBeenCalledOnce();
  },
);
