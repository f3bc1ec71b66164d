import { expect, test } from 'vitest';
import {
  fullDate,
  inWords,
  monthDay,
  monthsBetween,
  shortMonthDay,
  type IsoDate,
} from '@/lib/content/text';
import { withCommas } from '@/lib/content/thousands';

test.each([
  [0, '0'],
  [999, '999'],
  [2000, '2,000'],
  [10_000, '10,000'],
  [8_123_456, '8,123,456'],
])('%i is written as %s', (count, written) => {
  expect(withCommas(count)).toBe(written);
});

test('small counts are words', () => {
  expect([1, 6, 12, 13, 1200].map(inWords)).toEqual(['one', 'six', 'twelve', '13', '1,200']);
});

test('a date with a digit less does not compile', () => {
  // @ts-expect-error: `npm run types` fails here if it does
  const date: IsoDate = '2026-1-15';
  expect(fullDate(date)).toContain('undefined');
});

test('days and dates', () => {
  expect(monthDay('08-01')).toBe('August 1');
  expect(shortMonthDay('11-30')).toBe('Nov 30');
  expect(fullDate('2025-07-22')).toBe('July 22, 2025');
  expect(monthsBetween('10-20', '12-01')).toEqual(['October', 'November', 'December']);
});
