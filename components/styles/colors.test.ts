import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colors } from '@/components/styles/colors';

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
