import { describe, expect, test, vi } from 'vitest';
import { sqlite } from '@/e2e/testing/stores';
import { advanceTime, postSubmission, setUpTwoProcesses } from '@/e2e/testing/in-process';
import { replies } from '@/e2e/testing/upstream/replies';
import { handleCronRequest } from '@/lib/server/cron';
import type { ServerContext } from '@/lib/server/context';

const secret = 'a-secret-of-the-scheduler';
const bearer = (token: string) => new Headers({ authorization: `Bearer ${token}` });

describe('the cron route', () => {
  const site = setUpTwoProcesses(sqlite.createUrl);
  const callCronRoute = (
    { settings, ...context }: ServerContext,
    headers: Headers,
    cronSecret?: string,
  ) => handleCronRequest(headers, { ...context, settings: { ...settings, cronSecret } });

  test.each([
    ['without a secret', new Headers(), secret],
    ['with a wrong secret', bearer(`${secret}x`), secret],
    ['if CRON_SECRET is not set', bearer('undefined'), undefined],
  ])('responds with 401 %s and sends nothing', async (_, headers, cronSecret) => {
    const response = await callCronRoute(site.context, headers, cronSecret);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(site.upstream.requests).toEqual([]);
  });

  test('redelivers failed submissions and returns counts', async () => {
    site.upstream.replyWith(replies.error);
    await postSubmission(site.otherContext, 'submit', 'failed');
    site.upstream.replyWith(replies.ok);
    advanceTime(60_000);
    const response = await callCronRoute(site.context, bearer(secret), secret);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ delivered: 1, deleted: 0 });
  });

  test('responds with 503 if the store cannot be used', async () => {
    vi.spyOn(site.context, 'store').mockRejectedValue(new Error('no connection'));
    const response = await callCronRoute(site.context, bearer(secret), secret);
    expect(response.status).toBe(503);
  });
});
