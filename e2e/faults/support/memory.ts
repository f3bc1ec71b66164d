/** What a site takes of the machine, as Linux counts it; NaN elsewhere. */
import { readFileSync } from 'node:fs';
import type { Site } from '@/e2e/support/site';

function told({ process: { pid } }: Site, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** @returns the site's memory in MiB, now or the most that it ever had */
export const memoryOf = (site: Site, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number =>
  Math.round(
    Number(new RegExp(`^${which}:\\s+(\\d+) kB`, 'm').exec(told(site, 'status'))?.[1]) / 1024,
  );
