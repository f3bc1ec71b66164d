import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Creates a function to call after each step of long work. The function waits as long as the step took, so that other
 * processes can write.
 */
export function createYield(): () => Promise<void> {
  let stepStart = performance.now();
  return async () => {
    await sleep(performance.now() - stepStart);
    stepStart = performance.now();
  };
}
