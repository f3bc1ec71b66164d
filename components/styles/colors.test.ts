import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colors } from '@/components/styles/colors';

const tokens = readFileSync('components/styles/tokens.css', 'utf8');
const palette = new Map(
  Array.from(
    tokens.matchAll(/^ +--(\w[\w-]*): (?:light-dark\()?(#[0-9a-f]+)/gm),
    ([, name, color]) => [`${name}`, `${color}`],
  ),
);

test('the colors of metadata and manifest are those of tokens.css', () => {
  expect(Object.fromEntries(palette)).toMatchObject(colors);
});

test('SVG files use only colors of tokens.css', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `components/${file}`);
  expect(files.length).toBeGreaterThan(20);
  const paletteColors = [...palette.values()];
  const otherColors = files.flatMap((file) => {
    const used = readFileSync(file, 'utf8').match(/#[0-9a-f]{3,8}\b(?=["';])/gi) ?? [];
    return [...new Set(used)]
      .filter((hex) => !paletteColors.includes(hex))
      .map((hex) => [file, hex]);
  });
  expect(otherColors).toEqual([]);
});
