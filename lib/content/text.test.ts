/** Figures and dates as they are written: specified-facts.test.ts. */
import { expect, test } from 'vitest';
import { fullDate, inWords, monthsBetween, type IsoDate } from '@/lib/content/text';
import { withCommas } from '@/lib/content/thousands';

test('counts have commas; small ones are words', () => {
  expect([0, 999, 2000, 8_123_456].map(withCommas)).toEqual(['0', '999', '2,000', '8,123,456']);
  expect([1, 6, 12, 13, 1200].map(inWords)).toEqual(['one', 'six', 'twelve', '13', '1,200']);
});

test('a date with a digit less does not compile', () => {
  // @ts-expect-error: `npm run types` fails here if it does
  const date: IsoDate = '2026-1-15';
  expect(fullDate(date)).toContain('undefined');
});

test('the months of a season', () => {
  expect(monthsBetween('10-20', '12-01')).toEqual(['October', 'November', 'December']);
  expect(monthsBetween('11-15', '02-20')).toEqual(['November', 'December', 'January', 'February']);
});
