/**
 * Returns a whole number with thousands separators: "2,000". Not `toLocaleString`: its first use loads the
 * browser's language data, which takes longer than all else that a form loads.
 */
export function withCommas(count: number): string {
  if (count < 1000) return `${count}`;
  return `${withCommas(Math.floor(count / 1000))},${`${count % 1000}`.padStart(3, '0')}`;
}
