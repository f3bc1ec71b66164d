import { onTestFinished, vi } from 'vitest';

/** Lets the time of day pass until the test ends, in ms, and with it every back-off, lease and age. */
export function later(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  onTestFinished(() => void vi.useRealTimers());
}
