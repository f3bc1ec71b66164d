import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databases } from '@/testing/databases';
import { post, rowOf, servicesWith } from '@/testing/in-process';
import { health } from '@/lib/server/submissions/health';
import { isMaintenanceDue, runMaintenance } from '@/lib/server/submissions/maintenance';
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

  test('at a success, but not twice in a second', () => {
    expect(isMaintenanceDue(received)).toBe(false);
    vi.advanceTimersByTime(999);
    expect(isMaintenanceDue(received)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isMaintenanceDue(received)).toBe(true);
  });

  test('at the first success after a failure', async () => {
    expect(isMaintenanceDue(failed)).toBe(false);
    expect(isMaintenanceDue(received)).toBe(true);
    await runMaintenance(services);
    expect(isMaintenanceDue(received)).toBe(false);
  });

  test('not while it runs', async () => {
    vi.advanceTimersByTime(1000);
    const running = runMaintenance(services);
    isMaintenanceDue(failed);
    expect(isMaintenanceDue(received)).toBe(false);
    await running;
    expect(isMaintenanceDue(received)).toBe(true);
  });
});

/** Goes on from test to test, since the state of maintenance does. */
let hours = 0;

describe.each(databases)('retention in $name', ({ skip, fresh }) => {
  const DAY = 86_400_000;
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const begun = performance.now();
  /** Runs maintenance as it would run when the clock says another time. */
  const runAt = (services: Services, time: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: time });
    vi.spyOn(performance, 'now').mockReturnValue(begun + (hours += 2) * 3_600_000);
    return runMaintenance(services);
  };

  test.skipIf(skip)(
    'a clock that jumps ahead by more than RETENTION_DAYS deletes nothing',
    async () => {
      const services = servicesWith({ DATABASE_URL: await fresh(), RETENTION_DAYS: '180' });
      const start = Date.now();
      await post(services, 'submit', 'old');
      expect(await runAt(services, start)).toEqual({
        delivered: 0,
        pending: 0,
        parked: 0,
        rejected: 0,
        deleted: 0,
      });
      expect(await runAt(services, start + 181 * DAY)).toMatchObject({ deleted: 0 });
      expect(await health(services)).toMatchObject({ status: 'degraded', retention: 'paused' });
      // Also not after a restart, and not after what came in under the wrong time.
      await post(services, 'submit', 'wrong');
      expect(await runAt(services, start + 182 * DAY)).toMatchObject({ deleted: 0 });

      // The clock is put right, and time goes by as it should.
      expect(await runAt(services, start + DAY)).toMatchObject({ deleted: 0 });
      expect(await health(services)).toMatchObject({ status: 'ok', retention: 'ok' });
      expect(await runAt(services, start + 100 * DAY)).toMatchObject({ deleted: 0 });
      expect(await runAt(services, start + 181 * DAY)).toMatchObject({ deleted: 1 });
      expect(await rowOf(services, 'old')).toBeUndefined();
      expect(await rowOf(services, 'wrong')).toBeDefined();
      await (await services.store())?.close();
    },
  );
});
