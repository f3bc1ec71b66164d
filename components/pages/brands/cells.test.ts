import { expect, test } from 'vitest';
import { coverCells } from '@/components/pages/brands/cells';

const cell = { width: 10, height: 20 };

test.each([
  [2, 'M0 0H10V40H0V100H0Z'],
  [10, 'M0 0H20V100H0Z'],
  [13, 'M0 0H30V60H20V100H0Z'],
])('coverCells goes around %i cells', (count, path) => {
  expect(coverCells(count, 5, cell)).toBe(path);
});
