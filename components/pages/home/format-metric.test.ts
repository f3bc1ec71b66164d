import { expect, test } from 'vitest';
import { formatMetric } from '@/components/pages/home/format-metric';

test.each([
  [0, 'M+', '0M+'],
  [7.92, 'M+', '7M+'],
  [2475, '', '2,475'],
  [9999.9, '', '9,999'],
])('formats %d with the suffix “%s” as %s', (value, suffix, text) => {
  expect(formatMetric(value, suffix)).toBe(text);
});
