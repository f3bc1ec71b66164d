/** What `npm run check:copy` objects to in figures: they come from lib/content/facts.ts. */
import { acornsFacts, facts, managerFacts, solunaFacts } from '@/lib/content/phrases';

/** What we count, and every figure that the facts give for it. */
const COUNTED: Readonly<Record<string, readonly unknown[]>> = {
  campuses: [facts.campuses, facts.campusesManaged, facts.pilotCampuses, facts.scaleCampuses],
  students: [facts.vettedStudents, facts.studentsEngagedWeekly, facts.reach],
  reach: [facts.reach],
  days: [facts.launchDays],
  hours: [
    managerFacts.hoursPerWeek,
    managerFacts.hoursPerMonth,
    acornsFacts.hours,
    solunaFacts.hours,
  ],
  weeks: [solunaFacts.length],
  followers: [acornsFacts.followers],
  positions: [acornsFacts.positions],
};

/** A figure, at most two words, and what it counts: “2,500+ vetted students”, “30-day window”. */
const CLAIM = new RegExp(
  `(\\d[\\d,.]*[kM]?)\\+?[\\s-](?:[a-z]+ ){0,2}?(${Object.keys(COUNTED).join('|')}|day)\\b`,
  'gi',
);

const digits = (value: unknown) => /\d[\d,.]*[kM]?/.exec(String(value))?.[0];

/**
 * @param text what a visitor reads
 * @returns one line for each figure that lib/content/facts.ts does not know
 */
export function contradictions(text: string): string[] {
  return [...text.matchAll(CLAIM)].flatMap(([claim, figure, noun = '']) => {
    const known = COUNTED[noun.toLowerCase()] ?? COUNTED[`${noun.toLowerCase()}s`] ?? [];
    const isKnown = known.some((value) => digits(value) === figure);
    return isKnown
      ? []
      : [`“${claim}” is not in lib/content/facts.ts (it has ${known.map(digits).join(', ')})`];
  });
}
