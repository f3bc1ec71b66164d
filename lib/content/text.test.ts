/** Figures and dates as they are written: specified-facts.test.ts. */
import { expect, test, vi } from 'vitest';
import {
  fullDate,
  inWords,
  monthsBetween,
  plural,
  timeOfYear,
  type IsoDate,
} from '@/lib/content/text';
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

test('one has its own word', () => {
  expect([0, 1, 2].map((count) => plural(count, 'seat'))).toEqual(['seats', 'seat', 'seats']);
  expect([1, 2].map((count) => plural(count, 'is', 'are'))).toEqual(['is', 'are']);
});

test.each([
  ['08-01', '12-20', 'fall'],
  ['11-15', '02-20', 'winter'],
  ['01-15', '05-10', 'spring'],
  ['06-01', '08-15', 'summer'],
] as const)('%s to %s is in %s', (from, to, time) => {
  expect(timeOfYear(from, to)).toBe(time);
});

test('a thousand campuses have their comma', async () => {
  const network = { ...(await import('@/lib/content/facts')).network, campuses: 1200 };
  vi.doMock('@/lib/content/facts', async (load) => ({
    ...(await load<object>()),
    network: { ...network, campusesManaged: 1000 },
  }));
  const { facts } = await import('@/lib/content/phrases');
  expect(facts).toMatchObject({ campuses: '1,200+', campusesManaged: '1,000+' });
});

test('the months of a season', () => {
  expect(monthsBetween('10-20', '12-01')).toEqual(['October', 'November', 'December']);
  expect(monthsBetween('11-15', '02-20')).toEqual(['November', 'December', 'January', 'February']);
});
