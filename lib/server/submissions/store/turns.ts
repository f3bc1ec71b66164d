import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * For work in steps that nobody waits for.
 *
 * @returns to be called after each step: waits for as long as the step took, so that visitors write in between
 */
export function takingTurns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    await sleep(performance.now() - began);
    began = performance.now();
  };
}
