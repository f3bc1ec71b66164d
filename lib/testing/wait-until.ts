import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until a condition holds.
 *
 * @param condition describes it, for the error
 * @param seconds how long to wait at most
 * @throws if it does not hold in time
 */
export async function waitUntil(
  condition: string,
  holds: () => boolean | Promise<boolean>,
  seconds = 60,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Still not true after ${seconds} s: ${condition}`);
    await sleep(50);
  }
}
