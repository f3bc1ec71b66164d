/* A file of its own: the browser loads it for the counters. */

/**
 * Not `toLocaleString`: its first use loads what the browser knows of languages, which took longer
 * than all else that a form loads.
 *
 * @returns a whole number with its commas, like "2,000"
 */
export function withCommas(count: number): string {
  if (count < 1000) return `${count}`;
  return `${withCommas(Math.floor(count / 1000))},${`${count % 1000}`.padStart(3, '0')}`;
}
