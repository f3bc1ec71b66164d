/** What a visitor has chosen in the planner. */
export interface Plan {
  /** As the sentence says it: “an ambassador program”. */
  kind: string;
  campuses: string;
  /** An ISO date; empty where none is chosen, or one too early. */
  launch: string;
}

const dayMs = 86_400_000;

/** @returns the ISO date so many days after another, or before it */
export const daysFrom = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** @returns today by the visitor's own calendar, as an ISO date */
export const today = (now = new Date()): string =>
  new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** @returns 0 for a Sunday, to 6 */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay();

/** When students are there, as months and days; in spring, 30 days after the holidays. */
const terms = [
  ['02-08', '05-10'],
  ['08-25', '12-10'],
] as const;

/**
 * @returns the first Tuesday in a term from an ISO date on. The 30 days to a Tuesday begin on a Monday, as the
 *   calendar does in the HTML: its days need not move.
 */
export function firstTuesdayInTerm(date: string): string {
  const isInTerm = terms.some(([from, to]) => date.slice(5) >= from && date.slice(5) <= to);
  return isInTerm && weekdayOf(date) === 2 ? date : firstTuesdayInTerm(daysFrom(date, 1));
}

/** @returns an ISO date in words; of a date without a time, whatever the time zone, the same day */
const inWords = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(date).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });

/** @returns so many days, the last of which is a launch, as a calendar has them: “Dec 31”, “1” */
export const daysBefore = (launch: string, count: number): string[] =>
  Array.from({ length: count }, (_, day) => {
    const date = daysFrom(launch, day + 1 - count);
    const isNamed = day === 0 || date.endsWith('-01');
    return inWords(date, { month: isNamed ? 'short' : undefined, day: 'numeric' });
  });

/** @returns the plan in one sentence, in the words of somebody who writes to us */
export function formatPlan({ kind, campuses, launch }: Plan): string {
  const day = launch && `, to launch on ${inWords(launch, { dateStyle: 'long' })}`;
  return `Our plan: ${kind} on ${campuses} campuses${day}.`;
}

/** The sentence in a message, where nobody has changed a word of it. */
const anySentence = /^Our plan: .+ on \d+ campuses(, to launch on \w+ \d+, \d+)?\.$/m;

/**
 * @param message what stands in the inquiry
 * @param sentence of the plan
 * @param before the sentence that the planner wrote last; unknown after a reload
 * @returns the message with the sentence in place of the one before, or under what the visitor wrote
 */
export function withSentence(message: string, sentence: string, before?: string): string {
  if (message.includes(sentence)) return message;
  const old = before ?? anySentence.exec(message)?.[0];
  if (old && message.includes(old)) return message.replace(old, () => sentence);
  return message.trim() ? `${message.trimEnd()}\n\n${sentence}` : sentence;
}
