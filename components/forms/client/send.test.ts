import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureLine, send } from '@/components/forms/client/send';

const key = '6f1c9a52-5b8e-4d0b-9a53-0c6f6b1f7a11';
const keys = { key };

/** A server that answers only by the request being aborted. */
const never = (_url: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

const fetched = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ ok: true }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('send', () => {
  it('posts the values as JSON under the key', async () => {
    expect(await send('submit', { email: 'a@b.c' }, keys)).toEqual({ kind: 'ok' });
    const [url, request] = fetched.mock.calls[0]!;
    expect(url).toBe('/api/submit');
    expect(request).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: '{"email":"a@b.c"}',
      keepalive: true,
    });
    expect(request.headers).not.toHaveProperty('supersedes');
  });

  it('names the failed submission that this one corrects', async () => {
    const supersedes = '0b7e2a55-6a0d-4b7e-8f43-1f2d3c4b5a69';
    await send('submit', {}, { key, supersedes });
    expect(fetched.mock.lastCall![1].headers).toMatchObject({ 'idempotency-key': key, supersedes });
  });

  it('asks no browser to keep more alive than it can', async () => {
    // Its limit is in bytes; the second message has three for each character.
    for (const message of ['x'.repeat(60_000), '李'.repeat(30_000)]) {
      await send('submit', { message }, keys);
      expect(fetched.mock.lastCall![1].keepalive).toBe(false);
    }
  });

  it.each([
    [400, undefined, false],
    [409, undefined, false],
    [409, '5', true],
    [422, undefined, false],
    [429, '60', true],
    [504, undefined, true],
  ])('%i with Retry-After %s: temporary %s', async (status, retryAfter, isTemporary) => {
    const headers = retryAfter === undefined ? undefined : { 'retry-after': retryAfter };
    fetched.mockResolvedValue(Response.json({}, { status, headers }));
    expect(await send('submit', {}, keys)).toEqual({ kind: 'json', status, isTemporary });
  });

  it('gives up after 60 s', async () => {
    // Fake timers do not reach into it.
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    fetched.mockImplementation(never);
    const answer = send('submit', {}, keys);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(60_000);
    limit.abort();
    expect(await answer).toEqual({ kind: 'none', isTemporary: true });
  });
});

it('failureLine names call, status and message', () => {
  expect(failureLine('apply', { kind: 'none' })).toBe('/apply: no answer');
  expect(failureLine('apply', { kind: 'json', status: 500 })).toBe('/apply: 500');
  expect(failureLine('apply', { kind: 'json', status: 400, message: 'No.' })).toBe(
    '/apply: 400 No.',
  );
  expect(failureLine('apply', { kind: 'text', status: 502, text: '<h1>' })).toBe(
    '/apply: 502 not JSON',
  );
});
