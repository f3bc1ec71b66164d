import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeDraft } from '@/components/forms/draft';
import { setStatus, getStatus, submitForm } from '@/components/forms/submission';
import { brandForm } from '@/components/brands/form';
import { sampleForm } from '@/lib/testing/sample-form';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const ok = () => Response.json({ ok: true });
const fetchMock = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
const respondWith = (answer: () => Response) => fetchMock.mockImplementation(async () => answer());
const unavailable = () => Response.json({}, { status: 503 });

/** Submits a form with `retryWithoutNotice`. */
const submitBrandForm = (values: object = { email: 'a@b.c' }) =>
  submitForm(brandForm, { ...values });
/** Submits a form that shows failures. */
const submitSampleForm = () => submitForm(sampleForm, {});
const sentHeaders = () =>
  fetchMock.mock.calls.map(([, request]) => request.headers as Record<string, string>);
const sentKeys = () => sentHeaders().map((headers) => headers['idempotency-key']!);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', fetchMock.mockReset());
  respondWith(ok);
});
afterEach(() => {
  setStatus('submit', { name: 'editing' });
  setStatus('sample', { name: 'editing' });
  writeDraft('submit', { values: {} });
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('posts the values as JSON with a UUID as idempotency key, also without crypto.randomUUID', async () => {
  // Insecure origins lack randomUUID.
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  await submitBrandForm({ email: 'a@b.c' });
  expect(getStatus('submit')).toEqual({ name: 'sent', values: { email: 'a@b.c' } });
  const [url, request] = fetchMock.mock.calls[0]!;
  expect(url).toBe('/api/submit');
  expect(request).toMatchObject({ method: 'POST', body: '{"email":"a@b.c"}', keepalive: true });
  expect(sentHeaders()).toEqual([
    { 'content-type': 'application/json', 'idempotency-key': expect.stringMatching(uuid) },
  ]);
});

it('uses a new key for changed values and the same key for the same values', async () => {
  respondWith(() => Response.json({}, { status: 400 }));
  for (const email of ['a@b.c', 'a@b.d', 'a@b.e', 'a@b.e']) await submitBrandForm({ email });
  const [first, second, third, again] = sentKeys();
  expect(new Set([first, second, third]).size).toBe(3);
  expect(again).toBe(third);
  const names = sentHeaders().flatMap((headers) => Object.keys(headers));
  expect(new Set(names)).toEqual(new Set(['content-type', 'idempotency-key']));
});

it('does not set keepalive for a body over 50,000 bytes', async () => {
  // The limit is in bytes; the second message has 3 bytes per character.
  for (const message of ['x'.repeat(60_000), '李'.repeat(30_000)]) {
    await submitBrandForm({ message });
    expect(fetchMock.mock.lastCall![1].keepalive).toBe(false);
  }
});

it('waits 1, 3 and 9 seconds before its retries, keeps the key, then fails with the last answer', async () => {
  respondWith(unavailable);
  const submitting = submitBrandForm();
  for (const [index, ms] of [1000, 3000, 9000].entries()) {
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(fetchMock).toHaveBeenCalledTimes(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchMock).toHaveBeenCalledTimes(index + 2);
  }
  await submitting;
  expect(getStatus('submit')).toMatchObject({ name: 'failed', answer: { status: 503 } });
  expect(new Set(sentKeys()).size).toBe(1);
});

it.each([
  [400, undefined, 1],
  [409, undefined, 1],
  [409, '5', 4],
  [422, undefined, 1],
  [429, '60', 4],
  [504, undefined, 4],
])(
  'a form that gets status %i with Retry-After %s is sent %i times',
  async (status, retryAfter, times) => {
    const headers = retryAfter === undefined ? undefined : { 'retry-after': retryAfter };
    respondWith(() => Response.json({}, { status, headers }));
    const submitting = submitBrandForm();
    await vi.advanceTimersByTimeAsync(60_000);
    await submitting;
    expect(getStatus('submit')).toMatchObject({ name: 'failed', answer: { status } });
    expect(fetchMock).toHaveBeenCalledTimes(times);
  },
);

it('gives up on a request after 60 seconds', async () => {
  // Fake timers do not affect AbortSignal.timeout.
  const controller = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  fetchMock.mockImplementation(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject())),
  );
  const submitting = submitSampleForm();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(60_000);
  controller.abort();
  await submitting;
  expect(getStatus('sample')).toMatchObject({ answer: { kind: 'none' } });
});

it('a submit with other values replaces a waiting submission', async () => {
  fetchMock.mockImplementationOnce(async () => unavailable());
  const first = submitBrandForm();
  await vi.advanceTimersByTimeAsync(500);
  expect(getStatus('submit')).toMatchObject({ name: 'waiting', values: { email: 'a@b.c' } });
  await submitBrandForm({ email: 'a@b.d' });
  await vi.advanceTimersByTimeAsync(20_000);
  await first;
  expect(getStatus('submit')).toMatchObject({ name: 'sent', values: { email: 'a@b.d' } });
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(new Set(sentKeys()).size).toBe(2);
});

it('a second submit ends the wait between two attempts and does nothing during a request', async () => {
  fetchMock.mockImplementationOnce(async () => unavailable());
  const submitting = submitBrandForm();
  await vi.advanceTimersByTimeAsync(500);
  await Promise.all([submitBrandForm(), submitBrandForm(), submitting]);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(new Set(sentKeys()).size).toBe(1);
});

const noAnswer = () => {
  throw new TypeError('Failed to fetch');
};
it.each<[line: string, answer: () => Response]>([
  [': no answer', noAnswer],
  [': 503', unavailable],
  [': 400 No.', () => Response.json({ message: 'No.' }, { status: 400 })],
  [': 502 not JSON', () => new Response('<h1>', { status: 502 })],
])('a form that shows failures does not retry and logs “/sample%s”', async (line, answer) => {
  respondWith(answer);
  await submitSampleForm();
  expect(console.error).toHaveBeenCalledExactlyOnceWith(`/sample${line}`);
  expect(fetchMock).toHaveBeenCalledOnce();
});
