import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from '@/components/styles/colors';

/** Returns the relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = (digits.match(/\w\w/g) ?? []).map((pair) => {
    const value = parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Foreground, backgrounds, and the minimum contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs = [
  ['ink', 'paper chalk sky highlight blush gold-background', 4.5],
  ['gold-ink', 'gold-background', 4.5],
  ['ink-soft', 'paper chalk', 4.5],
  ['brick-ink', 'paper chalk blush', 4.5],
  ['white', 'panel green brick', 4.5],
  ['gold', 'panel', 4.5],
  ['black', 'gold', 4.5],
  ['ink-faint', 'panel', 4.5],
  ['scrawl', 'paper', 3],
  ['contour', 'paper sky gold-background', 3],
] as const;

test.each(
  pairs.flatMap(([foreground, backgrounds, minimum]) =>
    backgrounds.split(' ').map((background) => [foreground, background, minimum] as const),
  ),
)('%s on %s has enough contrast by day and by night', (foreground, background, minimum) => {
  for (const time of ['day', 'night'] as const)
    expect(
      contrast(palette.get(foreground)![time], palette.get(background)![time]),
      time,
    ).toBeGreaterThan(minimum);
});

test('SVG files use only colors of tokens.css', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `components/${file}`);
  expect(files.length).toBeGreaterThan(20);
  const paletteColors = [...palette.values()].map(({ day }) => day);
  const otherColors = files.flatMap((file) => {
    const used = readFileSync(file, 'utf8').match(/#[0-9a-f]{3,8}\b(?=["';])/gi) ?? [];
    return [...new Set(used)]
      .filter((hex) => !paletteColors.includes(hex))
      .map((hex) => [file, hex]);
  });
  expect(otherColors).toEqual([]);
});
