import { withCommas } from '@/lib/with-commas';

/** Formats a metric: `2,500`, `8M+`. */
export function formatMetric(value: number, suffix: string): string {
  return `${withCommas(Math.floor(value))}${suffix}`;
}
