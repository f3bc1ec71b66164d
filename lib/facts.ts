import { formatNumber } from '@/lib/format-number';

/** The agency's figures as numbers, for the counters. A role's figures are in its own `facts.ts`. */
export const figureValues = {
  vettedStudents: 2500,
  campuses: 145,
  campusesManaged: 100,
  reachInMillions: 8,
  studentsEngagedWeekly: 10_000,
  launchDays: 30,
  pilotCampuses: 5,
  scaleCampuses: 100,
} as const;

const students = formatNumber(figureValues.vettedStudents);

/** The figures as the copy shows them. The specification distinguishes `campuses` and `campusesManaged`. */
export const figures = {
  ...figureValues,
  vettedStudents: `${students}+`,
  vettedStudentsInWords: `over ${students} vetted students`,
  campuses: `${formatNumber(figureValues.campuses)}+`,
  campusesManaged: `${formatNumber(figureValues.campusesManaged)}+`,
  reach: `${figureValues.reachInMillions}M+`,
  studentsEngagedWeekly: formatNumber(figureValues.studentsEngagedWeekly),
} as const;
