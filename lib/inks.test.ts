import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inked, inks } from '@/lib/inks';

test('an ink is the same in a drawing and on a page', () => {
  const css = readFileSync('components/styles/tokens.css', 'utf8');
  const tokens = Object.fromEntries(
    Object.keys(inks).map((name) => [name, css.match(`--${name}: (#[0-9a-f]+);`)?.[1]]),
  );
  expect(tokens).toEqual(inks);
});

test('a drawing takes its inks along', () => {
  expect(inked('<path fill="currentColor" stroke="var(--gold-deep)"/>')).toBe(
    '<path fill="#11150f" stroke="#e09a00"/>',
  );
  expect(() => inked('<path fill="var(--mauve)"/>')).toThrow('mauve');
});
