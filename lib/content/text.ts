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

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** @returns the names of the months from one day to another, like `08-01` and `12-20`, of one year */
export const monthsBetween = (from: string, to: string): string[] =>
  months.slice(Number(from.slice(0, 2)) - 1, Number(to.slice(0, 2)));

/** @returns the day of a day like `08-01` */
export const dayOf = (day: string): number => Number(day.slice(3));

const monthOf = (day: string) => months[Number(day.slice(0, 2)) - 1]!;

/** @returns a day like `08-01` in words: “August 1” */
export const monthDay = (day: string): string => `${monthOf(day)} ${dayOf(day)}`;

/** @returns a day like `10-20` in short words: “Oct 20” */
export const shortMonthDay = (day: string): string => `${monthOf(day).slice(0, 3)} ${dayOf(day)}`;

/** @returns an ISO date like `2025-07-22` in words: “July 22, 2025” */
export const fullDate = (date: string): string => `${monthDay(date.slice(5))}, ${date.slice(0, 4)}`;
