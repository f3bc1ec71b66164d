import { readFileSync } from 'node:fs';
import type { Site } from '@/e2e/support/site';

/** @returns the site's memory in MiB, as Linux counts it; NaN elsewhere */
export function memoryOf({ process: { pid } }: Site): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024);
  } catch {
    return NaN;
  }
}
