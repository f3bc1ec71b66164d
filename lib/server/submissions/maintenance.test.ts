import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { listRows, databases, sqlite } from '@/lib/testing/databases';
import {
  advanceTime,
  postSubmission,
  createTestServices,
  setUpTwoProcesses,
} from '@/lib/testing/in-process';
import { replies } from '@/lib/testing/upstream/replies';
import {
  MAINTENANCE_INTERVAL_MS,
  isMaintenanceDue,
  runMaintenance,
  handleCronRequest,
} from '@/lib/server/submissions/maintenance';
import { receivedResponse, refusals } from '@/lib/server/submissions/outcome';
import type { Services } from '@/lib/server/submissions/services';

const DAY_MS = 86_400_000;

test('maintenance is due after a success if the last run has ended and started at least 15 s ago', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const services = createTestServices({ DATABASE_URL: 'off', UPSTREAM_URL: 'http://127.0.0.1:9' });
  await runMaintenance(services);
  vi.advanceTimersByTime(MAINTENANCE_INTERVAL_MS - 1);
  expect(isMaintenanceDue(services, receivedResponse)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isMaintenanceDue(services, receivedResponse)).toBe(true);
  expect(isMaintenanceDue(services, refusals.upstreamUnreachable().outcome)).toBe(false);
  const running = runMaintenance(services);
  vi.advanceTimersByTime(MAINTENANCE_INTERVAL_MS);
  expect(isMaintenanceDue(services, receivedResponse)).toBe(false);
  await running;
  expect(isMaintenanceDue(services, receivedResponse)).toBe(true);
});

describe.each(databases)('retention in $name', ({ createUrl }) => {
  const site = setUpTwoProcesses(createUrl);

  test('counts RETENTION_DAYS from arrival, or from the last attempt of parked and rejected rows', async () => {
    await postSubmission(site.services, 'submit', 'delivered');
    site.upstream.replyWith(replies.error);
    await postSubmission(site.services, 'submit', 'parked');
    await postSubmission(site.services, 'submit', 'rejected-later');
    advanceTime(180 * DAY_MS - 60_000);
    expect(await site.otherStore.purge(180)).toBe(0);
    advanceTime(DAY_MS);
    expect(await site.otherStore.purge(180)).toBe(1);
    expect(await site.row('delivered')).toBeUndefined();

    site.upstream.chooseReply = ({ key }) =>
      key === 'rejected-later' ? replies.rejection : replies.error;
    const report = { pending: 0, parked: 1, rejected: 1, deleted: 0 };
    expect(await runMaintenance(site.services)).toMatchObject({ report });
    advanceTime(179 * DAY_MS);
    expect(await runMaintenance(site.services)).toMatchObject({ report });
    advanceTime(2 * DAY_MS);
    expect(await runMaintenance(site.services)).toMatchObject({ report: { deleted: 2 } });
    expect(await listRows(site.store)).toEqual([]);
  });
});

const secret = 'a-secret-of-the-scheduler';
const bearer = (token: string) => new Headers({ authorization: `Bearer ${token}` });

describe('the cron route', () => {
  const site = setUpTwoProcesses(sqlite.createUrl);
  const callCronRoute = (
    { settings, ...services }: Services,
    headers: Headers,
    cronSecret?: string,
  ) => handleCronRequest(headers, { ...services, settings: { ...settings, cronSecret } });

  test.each([
    ['without a secret', new Headers(), secret],
    ['with a wrong secret', bearer(`${secret}x`), secret],
    ['if CRON_SECRET is not set', bearer('undefined'), undefined],
  ])('answers 401 %s and sends nothing', async (_, headers, cronSecret) => {
    const response = await callCronRoute(site.services, headers, cronSecret);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(site.upstream.requests).toEqual([]);
  });

  test('redelivers failed submissions and returns counts', async () => {
    site.upstream.replyWith(replies.error);
    await postSubmission(site.otherServices, 'submit', 'failed');
    site.upstream.replyWith(replies.ok);
    advanceTime(60_000);
    const response = await callCronRoute(site.services, bearer(secret), secret);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const undelivered = { pending: 0, parked: 0, rejected: 0 };
    expect(await response.json()).toEqual({ delivered: 1, ...undelivered, deleted: 0 });
    expect((await site.row('failed'))?.state).toBe('delivered');
  });

  test('answers 503 if the store cannot be reached', async () => {
    vi.spyOn(site.services, 'store').mockRejectedValue(new Error('no connection'));
    const response = await callCronRoute(site.services, bearer(secret), secret);
    expect(response.status).toBe(503);
  });
});
