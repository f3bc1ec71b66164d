/** Whole numbers as people type them. */

/** Replaces the digits and separators of any keyboard with those of ASCII. */
const toAscii = (text: string): string =>
  text
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replace(/(?!\d)\p{Nd}/gu, findDigit);

/** In Unicode, the digits of each script stand in a row from 0 to 9, so the ones before a digit are its value. */
function findDigit(character: string): string {
  let first = character.codePointAt(0)!;
  const last = first;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  // Some rows follow one another.
  return `${(last - first) % 10}`;
}

const FACTORS = { k: 1000, m: 1_000_000 };

/** Removes signs for “about” and “more than”. Spaces between digits become commas. */
const simplifyRoughCount = (text: string): string =>
  text.replace(/^[~∼～≈]\s?|\s?\+$/g, '').replace(/(\d)\s(?=\d)/g, '$1,');

/**
 * Reads `12000` and `12,000` in the digits of any script. A rough count may also be `10k`, `1.2m`, `10k+`, `~10000` or
 * `10 000`. Returns NaN for anything else.
 */
export function parseNumber(text: string, isRough = false): number {
  const ascii = toAscii(text);
  const plain = isRough ? simplifyRoughCount(ascii) : ascii;
  if (/^(\d+|\d{1,3}(,\d{3})+)$/.test(plain)) return Number(plain.replaceAll(',', ''));
  const match = isRough && /^(\d+(?:\.\d+)?) ?([km])$/i.exec(plain);
  return match ? Math.round(Number(match[1]) * FACTORS[match[2]!.toLowerCase() as 'k' | 'm']) : NaN;
}
