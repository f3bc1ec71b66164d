import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryDelaysMs, sendWithRetries } from '@/components/forms/client/retry';
import type { Answer } from '@/components/forms/client/send';

const ok: Answer = { kind: 'ok' };
const none: Answer = { kind: 'none' };
const failed = (status: number): Answer => ({ kind: 'json', status });

/** An attempt that gives these answers, one after the other. */
const giving = (...answers: Answer[]) => {
  const attempt = vi.fn(async () => answers.shift() ?? ok);
  return attempt;
};
const open = () => new AbortController().signal;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('sendWithRetries', () => {
  it.each([ok, failed(400), failed(409), failed(422)])('takes %j as it is', async (answer) => {
    const attempt = giving(answer);
    expect(await sendWithRetries(attempt, open())).toBe(answer);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it.each([none, failed(429), failed(500), failed(504)])('retries after %j', async (answer) => {
    const attempt = giving(answer);
    const sent = sendWithRetries(attempt, open());
    await vi.advanceTimersByTimeAsync(999);
    expect(attempt).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(attempt).toHaveBeenCalledTimes(2);
    expect(await sent).toBe(ok);
  });

  it('gives up after 1, 3 and 9 seconds, with the last answer', async () => {
    expect(retryDelaysMs).toEqual([1000, 3000, 9000]);
    const attempt = giving(none, none, none, failed(503));
    const sent = sendWithRetries(attempt, open());
    await vi.advanceTimersByTimeAsync(13_000);
    expect(await sent).toEqual(failed(503));
    expect(attempt).toHaveBeenCalledTimes(4);
  });

  it('tells when a wait begins and ends', async () => {
    const waits: boolean[] = [];
    const sent = sendWithRetries(giving(none), open(), (isWaiting) => waits.push(isWaiting));
    await vi.advanceTimersByTimeAsync(999);
    expect(waits).toEqual([true]);
    await vi.advanceTimersByTimeAsync(1);
    await sent;
    expect(waits).toEqual([true, false]);
  });

  it('stops waiting when its signal is aborted, and leaves no timer behind', async () => {
    const controller = new AbortController();
    const attempt = giving(failed(500));
    const sent = sendWithRetries(attempt, controller.signal);
    await vi.advanceTimersByTimeAsync(500);
    controller.abort();
    expect(await sent).toEqual(failed(500));
    expect(attempt).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
