import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RETRY_DELAYS_MS, send } from '@/components/forms/send';
import { brandForm } from '@/components/pages/brands/form';
import type { FormDefinition } from '@/lib/forms/types';

const silentForm = brandForm;
const formWithNotice: FormDefinition = {
  ...brandForm,
  notice: { prefix: '', ellipsis: '', noResponse: '' },
};

/** How often a silent form is sent if no retry succeeds. */
const allTries = RETRY_DELAYS_MS.length + 1;

const fetchMock = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
const respondWith = (status: number, body: object = {}, headers = {}) =>
  fetchMock.mockImplementation(async () => Response.json(body, { status, headers }));

/** Sends values, and lets all retry delays pass. */
async function sendToTheEnd(form: FormDefinition) {
  const response = send(form, { email: 'a@b.c' }, 'key');
  for (const ms of RETRY_DELAYS_MS) await vi.advanceTimersByTimeAsync(ms);
  return response;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', fetchMock.mockReset());
});
afterEach(() => void vi.useRealTimers());

test.each([
  ['a', true],
  ['x'.repeat(60_000), false],
  ['李'.repeat(30_000), false],
])(
  'send sets keepalive only for a body under 50,000 bytes (case %#)',
  async (message, keepalive) => {
    respondWith(200);
    await send(silentForm, { message }, 'key');
    expect(fetchMock.mock.lastCall![1].keepalive).toBe(keepalive);
  },
);

test('a silent form retries after each delay, then fails', async () => {
  respondWith(503);
  const response = send(silentForm, {}, 'key');
  for (const [index, ms] of RETRY_DELAYS_MS.entries()) {
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(fetchMock).toHaveBeenCalledTimes(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchMock).toHaveBeenCalledTimes(index + 2);
  }
  expect(await response).toMatchObject({ status: 503 });
  expect(console.error).toHaveBeenCalledExactlyOnceWith('/submit: 503');
});

test('a silent form stops retrying after a success', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  respondWith(200);
  expect(await sendToTheEnd(silentForm)).toEqual({ kind: 'ok' });
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(console.error).not.toHaveBeenCalled();
});

test.each([
  [400, {}, 1],
  [409, {}, 1],
  [409, { 'retry-after': '5' }, allTries],
  [422, {}, 1],
  [429, { 'retry-after': '60' }, 1],
  [504, {}, allTries],
])('a silent form that gets %i with the headers %j is sent %i times', async (...row) => {
  const [status, headers, times] = row;
  respondWith(status, {}, headers);
  await sendToTheEnd(silentForm);
  expect(fetchMock).toHaveBeenCalledTimes(times);
});

test('a form with a notice does not retry, and logs one line', async () => {
  respondWith(503, { message: 'Full.' });
  await sendToTheEnd(formWithNotice);
  fetchMock.mockResolvedValue(new Response('<h1>', { status: 502 }));
  await sendToTheEnd(formWithNotice);
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await sendToTheEnd(formWithNotice)).toEqual({ kind: 'none' });
  expect(fetchMock).toHaveBeenCalledTimes(3);
  expect(vi.mocked(console.error).mock.calls.flat()).toEqual([
    '/submit: 503 Full.',
    '/submit: 502 not JSON',
    '/submit: no response',
  ]);
});

test('send gives up after 60 s', async () => {
  const controller = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  fetchMock.mockImplementation(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject())),
  );
  const response = send(formWithNotice, {}, 'key');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(60_000);
  controller.abort();
  expect(await response).toEqual({ kind: 'none' });
});
