import { expect, test } from 'vitest';
import { shown } from '@/components/home/count';

test.each([
  [0, 'M+', '0M+'],
  [7.92, 'M+', '7M+'],
  [2475, '', '2,475'],
  [9999.9, '', '9,999'],
])('%d%s is shown as %s', (value, suffix, text) => {
  expect(shown(value, suffix)).toBe(text);
});
