import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colors, resolveColors } from '@/components/styles/colors';

test('drawings and pages have the same colors', () => {
  const css = readFileSync('components/styles/tokens.css', 'utf8');
  const tokens = Object.fromEntries(
    Object.keys(colors).map((name) => [name, css.match(`--${name}: (#[0-9a-f]+);`)?.[1]]),
  );
  expect(tokens).toEqual(colors);
});

test('variables and currentColor become hexadecimal colors', () => {
  expect(resolveColors('<path fill="currentColor" stroke="var(--gold-deep)"/>')).toBe(
    '<path fill="#11150f" stroke="#e09a00"/>',
  );
  expect(() => resolveColors('<path fill="var(--mauve)"/>')).toThrow('mauve');
});
