import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLimiter } from '@/lib/server/submissions/rate-limit';

const KiB = 1024;
afterEach(() => vi.useRealTimers());

describe('the rate limit', () => {
  test('counts by form and address, and tells how long to wait', async () => {
    const limiter = createLimiter(2);
    expect(await limiter('submit', 'a', 1)).toBe(0);
    expect(await limiter('submit', 'a', 1)).toBe(0);
    expect(await limiter('submit', 'a', 1)).toBeGreaterThan(0);
    expect(await limiter('submit', 'b', 1)).toBe(0);
    expect(await limiter('apply', 'a', 1)).toBe(0);
  });

  test('counts 64 KiB like one more submission', async () => {
    const limiter = createLimiter(17);
    expect(await limiter('submit', 'a', 1024 * KiB)).toBe(0);
    expect(await limiter('submit', 'a', 1)).toBeGreaterThan(0);
    expect(await limiter('submit', 'b', 1024 * KiB + 64 * KiB)).toBeGreaterThan(0);
  });

  test('has forgotten an address 10 minutes later', async () => {
    vi.useFakeTimers();
    const limiter = createLimiter(1);
    expect(await limiter('submit', 'a', 1)).toBe(0);
    const wait = await limiter('submit', 'a', 1);
    expect(wait).toBe(600);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(wait * 1000);
    // What it kept of the address was kept by a timer.
    expect(vi.getTimerCount()).toBe(0);
    expect(await limiter('submit', 'a', 1)).toBe(0);
  });

  test('0 is none', async () => {
    const limiter = createLimiter(0);
    for (let count = 0; count < 5; count += 1) expect(await limiter('submit', 'a', 1)).toBe(0);
  });
});
