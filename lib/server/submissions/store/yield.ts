import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Creates a pause for long work that is done in steps.
 *
 * @returns a function to await after each step; it waits as long as the step took, so that others can write
 */
export function createYield(): () => Promise<void> {
  let stepStart = performance.now();
  return async () => {
    await sleep(performance.now() - stepStart);
    stepStart = performance.now();
  };
}
