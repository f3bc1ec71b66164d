import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until something is so.
 *
 * @param what it is called in the error
 * @param seconds how long to wait at most; generous, it costs nothing when all is well
 * @throws when it never was
 */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  seconds = 60,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited ${seconds} s in vain: ${what}`);
    await sleep(50);
  }
}
