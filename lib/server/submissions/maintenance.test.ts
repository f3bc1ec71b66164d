import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databases } from '@/lib/testing/databases';
import { post, rowOf, servicesWith } from '@/lib/testing/in-process';
import { INTERVAL, isMaintenanceDue, runMaintenance } from '@/lib/server/submissions/maintenance';
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
