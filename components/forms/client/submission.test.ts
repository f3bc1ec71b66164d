import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { send, type Answer } from '@/components/forms/client/send';
import { startSubmission, submissions } from '@/components/forms/client/submission';
import { forms } from '@/lib/forms/registry';

vi.mock(import('@/components/forms/client/send'), async (original) => ({
  ...(await original()),
  send: vi.fn(),
}));

const sent = vi.mocked(send);
const ok: Answer = { kind: 'ok' };
const temporary: Answer = { kind: 'json', status: 503, isTemporary: true };

const start = (values = { email: 'a@b.c' }) => startSubmission(forms.submit, values);
const keys = () => sent.mock.calls.map(([, , { key }]) => key);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  sent.mockReset().mockResolvedValue(ok);
});
afterEach(() => {
  submissions.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a submission', () => {
  it('of a form that tells the visitor is sent once', async () => {
    sent.mockResolvedValue(temporary);
    const form = forms['submit-ambassador-manager'];
    expect(await startSubmission(form, {}).answer).toBe(temporary);
  });

  it('is sent again after 1, 3 and 9 seconds under its key, then fails with the last answer', async () => {
    sent.mockResolvedValue(temporary);
    const { answer } = start();
    for (const [index, ms] of [1000, 3000, 9000].entries()) {
      await vi.advanceTimersByTimeAsync(ms - 1);
      expect(sent).toHaveBeenCalledTimes(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(sent).toHaveBeenCalledTimes(index + 2);
    }
    expect(await answer).toBe(temporary);
    expect(new Set(keys()).size).toBe(1);
  });

  it('ends with a failure that is not temporary', async () => {
    const final: Answer = { kind: 'json', status: 400, isTemporary: false };
    sent.mockResolvedValue(final);
    expect(await start().answer).toBe(final);
    expect(sent).toHaveBeenCalledOnce();
  });

  it('that waits is not sent again once another has taken its place', async () => {
    sent.mockResolvedValueOnce(temporary);
    const first = start();
    await vi.advanceTimersByTimeAsync(500);
    const second = start({ email: 'a@b.d' });
    expect(submissions.get('submit')).toBe(second);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await first.answer).toBe(temporary);
    expect(await second.answer).toBe(ok);
    expect(sent).toHaveBeenCalledTimes(2);
    expect(sent.mock.lastCall![2].supersedes).toBe(keys()[0]);
  });
});
