import { withCommas } from '@/lib/with-commas';

export function formatMetric(value: number, suffix: string): string {
  return `${withCommas(Math.floor(value))}${suffix}`;
}
