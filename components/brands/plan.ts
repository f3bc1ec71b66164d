/** The visitor's choices in the planner. */
export interface Plan {
  /** With its article: “An ambassador program”. */
  kind: string;
  campuses: string;
  /** An ISO date, or an empty string if no valid date is chosen. */
  launch: string;
}

const DAY_MS = 86_400_000;

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns today in the local time zone, as an ISO date. */
export const getToday = (now = new Date()): string =>
  new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** Returns 0 (Sunday) to 6 (Saturday). */
export const getWeekday = (date: string): number => new Date(date).getUTCDay();

/** Formats an ISO date as the same day in every time zone. */
const formatDate = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(date).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });

/** Labels a day: “2”. The first day of the calendar and of a month also have the month: “Dec 31”, “Jan 1”. */
export function formatDay(date: string, isFirst: boolean): string {
  const hasMonth = isFirst || date.endsWith('-01');
  return formatDate(date, { month: hasMonth ? 'short' : undefined, day: 'numeric' });
}

/** Returns the plan as a sentence for the visitor's message. */
export function formatPlan({ kind, campuses, launch }: Plan): string {
  const day = launch && `, launching ${formatDate(launch, { dateStyle: 'long' })}`;
  return `${kind} on ${campuses} campuses${day}.`;
}

/** Matches a plan's sentence in the message, unless the visitor has edited the sentence. */
const planSentencePattern = /^[A-Z][a-z ]+ on \d+ campuses(, launching \w+ \d+, \d+)?\.$/m;

/**
 * Replaces the previous plan in a message, or adds the plan below the visitor's text.
 *
 * @param previous the sentence that the planner inserted last; unknown after a reload
 */
export function insertPlan(message: string, sentence: string, previous?: string): string {
  if (message.includes(sentence)) return message;
  const old = previous ?? planSentencePattern.exec(message)?.[0];
  if (old && message.includes(old)) return message.replace(old, () => sentence);
  return message.trim() ? `${message.trimEnd()}\n\n${sentence}` : sentence;
}
