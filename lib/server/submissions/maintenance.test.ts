import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databases, sqlite } from '@/lib/testing/databases';
import { post, rowOf, servicesWith, twoProcesses } from '@/lib/testing/in-process';
import { replies } from '@/lib/testing/upstream/replies';
import {
  INTERVAL,
  isMaintenanceDue,
  runMaintenance,
  scheduledMaintenance,
} from '@/lib/server/submissions/maintenance';
import { received, refusals } from '@/lib/server/submissions/outcome';
import type { Services } from '@/lib/server/submissions/services';

const failed = refusals.unreachable().refused;
/** No upstream, no store: what is left of maintenance is when it runs. */
const services = { store: async () => null, settings: {} } as unknown as Services;

describe('when maintenance is due', () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    await runMaintenance(services);
  });
  afterEach(() => void vi.useRealTimers());

  test('at a success, but not soon after the last run', () => {
    expect(isMaintenanceDue(received)).toBe(false);
    vi.advanceTimersByTime(INTERVAL - 1);
    expect(isMaintenanceDue(received)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isMaintenanceDue(received)).toBe(true);
  });

  test('not at a failure, and not while it runs', async () => {
    vi.advanceTimersByTime(INTERVAL);
    expect(isMaintenanceDue(failed)).toBe(false);
    const running = runMaintenance(services);
    vi.advanceTimersByTime(INTERVAL);
    expect(isMaintenanceDue(received)).toBe(false);
    await running;
    expect(isMaintenanceDue(received)).toBe(true);
  });
});

describe.each(databases)('retention in $name', ({ fresh }) => {
  afterEach(() => void vi.useRealTimers());

  test('what is older than RETENTION_DAYS is deleted', async () => {
    const services = servicesWith({ DATABASE_URL: await fresh(), RETENTION_DAYS: '180' });
    await post(services, 'submit', 'old');
    const runAfter = (days: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
      return runMaintenance(services);
    };
    expect(await runAfter(179)).toMatchObject({ report: { deleted: 0 } });
    expect(await runAfter(2)).toMatchObject({ report: { deleted: 1 } });
    expect(await rowOf(services, 'old')).toBeUndefined();
    await (await services.store())?.close();
  });
});

const secret = 'a-secret-of-the-scheduler';
const bearer = (token: string) => new Headers({ authorization: `Bearer ${token}` });

describe('a scheduler', () => {
  const site = twoProcesses(sqlite.fresh);
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['without a secret', new Headers(), secret],
    ['with a wrong one', bearer(`${secret}x`), secret],
    ['where none is set', bearer('undefined'), undefined],
  ])('%s is refused, and nothing is sent', async (_, headers, expected) => {
    const response = await scheduledMaintenance(headers, expected, site.services);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(site.upstream.requests).toEqual([]);
  });

  test('redelivers what the upstream did not take, and says so', async () => {
    site.upstream.answers(replies.error);
    await post(site.others, 'submit', 'failed');
    site.upstream.answers(replies.ok);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    const response = await scheduledMaintenance(bearer(secret), secret, site.services);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      delivered: 1,
      pending: 0,
      parked: 0,
      rejected: 0,
      deleted: 0,
    });
    expect((await rowOf(site.services, 'failed'))?.state).toBe('delivered');
  });

  test('is answered 503 when the store cannot be reached', async () => {
    const unreachable = {
      ...site.services,
      store: () => Promise.reject(new Error('no connection')),
    };
    const response = await scheduledMaintenance(bearer(secret), secret, unreachable);
    expect(response.status).toBe(503);
  });
});
