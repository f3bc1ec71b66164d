import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the words of the example weeks fit into their boxes', () => {
  const blocks = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('copy.ts'))
    .flatMap((file) => {
      const copy = readFileSync(`components/${file}`, 'utf8');
      return Array.from(copy.matchAll(/\['([^']+)', \d, \d\]/g), ([, word]) => ({ file, word }));
    });
  expect(blocks.length).toBeGreaterThan(20);
  expect(
    blocks.filter(({ word }) => word!.length > 7),
    'at most seven letters',
  ).toEqual([]);
});
