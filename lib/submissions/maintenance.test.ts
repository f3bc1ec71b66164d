import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isMaintenanceDue, runMaintenance } from '@/lib/submissions/maintenance';
import { received, refusals } from '@/lib/submissions/outcome';
import type { Services } from '@/lib/submissions/services';

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
