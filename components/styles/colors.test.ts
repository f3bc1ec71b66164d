import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colors } from '@/components/styles/colors';

const WHERE_TO_FIX = 'change one color of each pair in components/styles/tokens.css';

type Colors = Map<string, string>;

/** Returns the colors that the declarations of a style sheet name, by day (0) or at night (1). */
function readColors(css: string, time: 0 | 1): Colors {
  const declarations = css.matchAll(
    /^ +--(\w[\w-]*): (?:light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)|(#[0-9a-f]+));/gm,
  );
  return new Map(
    Array.from(declarations, ([, name, day, night, both]) => [
      `${name}`,
      `${both ?? (time ? night : day)}`,
    ]),
  );
}

const tokens = readFileSync('components/styles/tokens.css', 'utf8');
const palette = readColors(tokens, 0);
const night = readColors(tokens, 1);

/** Returns the luminance of a color, as WCAG 2.2 defines it. */
function readLuminance(hex: string) {
  const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(digits.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function measureContrast(colors: Colors, names: readonly [string, string]) {
  const [light = 0, dark = 0] = names
    .map((name) => readLuminance(colors.get(name) ?? ''))
    .toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const onPage = [
  ...['paper', 'chalk', 'sky'].map((ground) => ['ink', ground]),
  ...['green', 'brick', 'panel', 'turf'].map((ground) => ['white', ground]),
  ...['paper', 'chalk'].map((ground) => ['ink-soft', ground]),
  ['brick-ink', 'paper'],
  ['ink-faint', 'panel'],
  ['ink-faint', 'turf'],
  ['black', 'gold'],
  ['black', 'gold-background'],
] as [string, string][];

/** A sheet of paper keeps the day palette at night, on its own white. */
const onSheet = [
  ...['sheet', 'sheet-shade', 'sheet-blush', 'sheet-sky'].map((ground) => ['ink', ground]),
  ...['sheet-green', 'sheet-brick'].map((ground) => ['white', ground]),
  ['ink-soft', 'sheet'],
  ['ink-soft', 'sheet-shade'],
  ['brick-ink', 'sheet'],
  ['brick-ink', 'sheet-blush'],
] as [string, string][];

const nightSheet = new Map([
  ...palette,
  ...[...night].filter(([name]) => name.startsWith('sheet')),
]);

test.each([
  ['by day', palette, [...onPage, ...onSheet]],
  ['at night', night, onPage],
  ['on paper at night', nightSheet, onSheet],
] as const)('text has a contrast of 4.5:1 %s', (_, colors, pairs) => {
  const faint = pairs.filter((pair) => measureContrast(colors, pair) < 4.5);
  expect(faint, WHERE_TO_FIX).toEqual([]);
});

test('paper and gold have a contrast of 3:1 with every dark background at night', () => {
  const grounds = ['paper', 'chalk', 'green', 'sky', 'brick', 'turf'];
  const faint = grounds
    .flatMap((ground) => [['sheet', ground] as const, ['gold', ground] as const])
    .filter((pair) => measureContrast(night, pair) < 3);
  expect(faint, WHERE_TO_FIX).toEqual([]);
});

test.each([
  ['by day', 0, palette],
  ['at night', 1, night],
] as const)('result.css has the colors of tokens.css %s', (_, time, colors) => {
  const css = readFileSync('public/result.css', 'utf8');
  const used = readColors(css, time);
  expect(used.size).toBe(5);
  expect(Object.fromEntries(colors), 'public/result.css').toMatchObject(Object.fromEntries(used));
  expect(css.replaceAll(/^ +--.*/gm, '')).not.toMatch(/#[0-9a-f]{3,8}\b/);
});

test('the colors of metadata are those of tokens.css', () => {
  expect(Object.fromEntries(palette), 'components/styles/colors.ts').toMatchObject(colors);
});

test('drawings and components use only colors of tokens.css', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svg|tsx)$/.test(file))
    .map((file) => `components/${file}`);
  expect(files.length).toBeGreaterThan(20);
  const paletteColors = [...palette.values()];
  const otherColors = files.flatMap((file) => {
    const used = readFileSync(file, 'utf8').match(/#[0-9a-f]{3,8}\b(?=["';])/gi) ?? [];
    return [...new Set(used)]
      .filter((hex) => !paletteColors.includes(hex))
      .map((hex) => [file, hex]);
  });
  expect(otherColors, 'not in components/styles/tokens.css').toEqual([]);
});

test('the icon has the gold of tokens.css', () => {
  const icon = readFileSync('app/icon.svg', 'utf8');
  expect(icon, 'app/icon.svg is old: run npm run pictures').toContain(`"${palette.get('gold')}"`);
});
