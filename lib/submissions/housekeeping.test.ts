import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isHouseDue, keepHouse } from '@/lib/submissions/housekeeping';
import { received, refusals } from '@/lib/submissions/outcome';
import type { Services } from '@/lib/submissions/services';

const failed = refusals.unreachable().refused;
/** No upstream, no store: what is left of housekeeping is when it is done. */
const services = { store: async () => null, settings: {} } as unknown as Services;

describe('when the house is kept', () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    await keepHouse(services);
  });
  afterEach(() => void vi.useRealTimers());

  test('at a success, but not twice in a second', () => {
    expect(isHouseDue(received)).toBe(false);
    vi.advanceTimersByTime(999);
    expect(isHouseDue(received)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isHouseDue(received)).toBe(true);
  });

  test('at the first success after a failure', async () => {
    expect(isHouseDue(failed)).toBe(false);
    expect(isHouseDue(received)).toBe(true);
    await keepHouse(services);
    expect(isHouseDue(received)).toBe(false);
  });

  test('not while it is being kept', async () => {
    vi.advanceTimersByTime(1000);
    const busy = keepHouse(services);
    isHouseDue(failed);
    expect(isHouseDue(received)).toBe(false);
    await busy;
    expect(isHouseDue(received)).toBe(true);
  });
});
