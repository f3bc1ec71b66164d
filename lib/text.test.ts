import { expect, test } from 'vitest';
import { withCommas } from '@/lib/text';

test.each([
  [0, '0'],
  [999, '999'],
  [2000, '2,000'],
  [10_000, '10,000'],
  [8_123_456, '8,123,456'],
])('%i is written as %s', (count, written) => {
  expect(withCommas(count)).toBe(written);
});
