import { withCommas } from '@/lib/with-commas';

/**
 * @returns a metric as the scoreboard shows it: `2,500`, `8M+`
 */
export function shown(value: number, suffix: string): string {
  return `${withCommas(Math.floor(value))}${suffix}`;
}
