import { existsSync, readFileSync } from 'node:fs';
import type { Site } from '@/e2e/support/site';

/** Returns a site's resident memory in MiB; NaN where there is no /proc. */
export function readMemoryMib({ process: { pid } }: Site): number {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024);
}
