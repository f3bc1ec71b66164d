import { withCommas } from '@/lib/with-commas';

/** Every figure and date of the agency, once. A role's figures are in its `facts.ts`. */
export const numbers = {
  vettedStudents: 2500,
  campuses: 145,
  campusesManaged: 100,
  reachInMillions: 8,
  studentsEngagedWeekly: 10_000,
  launchDays: 30,
  // components/brands/slip.tsx draws these two as flags.
  pilotCampuses: 5,
  scaleCampuses: 100,
} as const;

const students = withCommas(numbers.vettedStudents);

/** The same as copy quotes them. The agency says 145 campuses and 100 campuses managed on purpose. */
export const facts = {
  vettedStudents: `${students}+`,
  vettedStudentsInWords: `over ${students} vetted students`,
  campuses: `${withCommas(numbers.campuses)}+`,
  campusesManaged: `${withCommas(numbers.campusesManaged)}+`,
  reach: `${numbers.reachInMillions}M+`,
  studentsEngagedWeekly: withCommas(numbers.studentsEngagedWeekly),
  launchDays: numbers.launchDays,
  pilotCampuses: numbers.pilotCampuses,
  scaleCampuses: numbers.scaleCampuses,
} as const;

export const privacyFacts = {
  effective: 'July 22, 2025',
  childAge: 13,
  childAgeWhereApplicable: 16,
  retentionDays: 180,
  addressMinutes: 10,
} as const;
