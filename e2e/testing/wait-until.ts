import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until a condition is true. Throws after `seconds`.
 *
 * @param condition describes the condition in the error
 */
export async function waitUntil(
  condition: string,
  isTrue: () => boolean | Promise<boolean>,
  seconds = 60,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Still not true after ${seconds} s: ${condition}`);
    await sleep(50);
  }
}
