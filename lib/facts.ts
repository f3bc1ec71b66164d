import { formatNumber } from '@/lib/format-number';

/** The agency's figures as numbers, for the counters. A role's figures are in its own `facts.ts`. */
export const numbers = {
  vettedStudents: 2500,
  campuses: 145,
  campusesManaged: 100,
  reachInMillions: 8,
  studentsEngagedWeekly: 10_000,
  // If you change it, also change the 30 squares of components/pages/home/month.svg.
  launchDays: 30,
  // If you change one of the next two figures, also change the drawings: components/pages/home/growth.svg, and
  // components/pages/brands/flags.tsx, which draws 100 flags in columns of 5.
  pilotCampuses: 5,
  scaleCampuses: 100,
} as const;

const students = formatNumber(numbers.vettedStudents);

/** The figures as the copy shows them. The specification distinguishes `campuses` and `campusesManaged`. */
export const figures = {
  vettedStudents: `${students}+`,
  vettedStudentsInWords: `over ${students} vetted students`,
  campuses: `${formatNumber(numbers.campuses)}+`,
  campusesManaged: `${formatNumber(numbers.campusesManaged)}+`,
  reach: `${numbers.reachInMillions}M+`,
  studentsEngagedWeekly: formatNumber(numbers.studentsEngagedWeekly),
  launchDays: numbers.launchDays,
  pilotCampuses: numbers.pilotCampuses,
  scaleCampuses: numbers.scaleCampuses,
} as const;
