import { withCommas } from '@/lib/content/thousands';

/** @returns the phrase with a capital first letter, for facts that open a sentence or a cell */
export function sentence(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

const smallNumbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);

/** @returns a count as prose has it: in a word up to twelve, in digits beyond */
export const inWords = (count: number): string => smallNumbers[count] ?? withCommas(count);

/** @returns the word that fits a count: “seat” for one, “seats” for more or none */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? one : many;

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Day = `0${Exclude<Digit, 0>}` | `${1 | 2}${Digit}` | '30' | '31';
type Month = `0${Exclude<Digit, 0>}` | '10' | '11' | '12';

/** Month and day, two digits each, as at the end of an ISO date. */
export type MonthDay = `${Month}-${Day}`;
/** A day by ISO 8601: `2025-07-22`. One with a digit less does not compile. */
export type IsoDate = `20${number}-${MonthDay}`;

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** @returns the names of the months from one day to another, like `08-01` and `12-20`; New Year may lie between */
export const monthsBetween = (from: MonthDay, to: MonthDay): string[] =>
  [...months, ...months].slice(
    Number(from.slice(0, 2)) - 1,
    Number(to.slice(0, 2)) + (to < from ? 12 : 0),
  );

/** @returns the time of year in which the middle of a season is: “fall” */
export function timeOfYear(from: MonthDay, to: MonthDay): string {
  const between = monthsBetween(from, to);
  const middle = months.indexOf(between[Math.floor(between.length / 2)]!) + 1;
  return ['winter', 'spring', 'summer', 'fall'][Math.floor((middle % 12) / 3)]!;
}

/** @returns the day of a day like `08-01` */
export const dayOf = (day: MonthDay): number => Number(day.slice(3));

const monthOf = (day: MonthDay) => months[Number(day.slice(0, 2)) - 1]!;

/** @returns a day like `08-01` in words: “August 1” */
export const monthDay = (day: MonthDay): string => `${monthOf(day)} ${dayOf(day)}`;

/** @returns a day like `10-20` in short words: “Oct 20” */
export const shortMonthDay = (day: MonthDay): string => `${monthOf(day).slice(0, 3)} ${dayOf(day)}`;

/** @returns an ISO date like `2025-07-22` in words: “July 22, 2025” */
export const fullDate = (date: IsoDate): string =>
  `${monthDay(date.slice(5) as MonthDay)}, ${date.slice(0, 4)}`;

/** @param words how each end is said */
export const range = <T>(
  { from, to }: { from: T; to: T },
  words: (end: T) => string | T = (end) => end,
): string => `${words(from)} to ${words(to)}`;
