/**
 * Formats a whole number with thousands separators: "2,000". Does not use `toLocaleString`, whose first call loads the
 * browser's language data and takes longer than anything else in a form.
 */
export function withCommas(count: number): string {
  if (count < 1000) return `${count}`;
  return `${withCommas(Math.floor(count / 1000))},${`${count % 1000}`.padStart(3, '0')}`;
}
