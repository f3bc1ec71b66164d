import { expect, test } from 'vitest';
import { facts, metrics } from '@/lib/facts';

/** The figure alone: “2,500+” is 2500, “8M+” is 8. */
const figure = (text: string | number) => Number(/[\d,]+/.exec(`${text}`)?.[0].replace(',', ''));

test('the scoreboard and the texts give the same figures', () => {
  const shown = Object.fromEntries(metrics.map(({ id, target }) => [id, target]));
  expect(shown).toEqual({
    reps: figure(facts.vettedStudents),
    reach: figure(facts.reach),
    days: facts.launchDays,
    students: figure(facts.studentsEngagedWeekly),
  });
  expect(figure(facts.vettedStudentsInWords)).toBe(figure(facts.vettedStudents));
});
