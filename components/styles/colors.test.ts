import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from '@/components/styles/colors';

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
