import { expect, test } from 'vitest';
import { withCommas } from '@/lib/with-commas';

test.each([
  [0, '0'],
  [999, '999'],
  [2000, '2,000'],
  [8_123_456, '8,123,456'],
])('writes %i as %s', (count, text) => {
  expect(withCommas(count)).toBe(text);
});
