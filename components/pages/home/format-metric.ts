import { formatNumber } from '@/lib/format-number';

export function formatMetric(value: number, suffix: string): string {
  return `${formatNumber(Math.floor(value))}${suffix}`;
}
