import type { IsoDate } from '@/lib/content/text';

/**
 * Every figure and date that the site quotes, once, as data; those of a role are in its facts.ts.
 * lib/content/phrases.ts says them in words; copy takes the words from there. Where the agency says two
 * things on purpose (145 campuses and 100 campuses managed), both are here.
 */
export const network = {
  vettedStudents: 2500,
  campuses: 145,
  campusesManaged: 100,
  reachInMillions: 8,
  studentsEngagedWeekly: 10_000,
  launchDays: 30,
  // The planner on /brands draws these two as flags: components/brands/plan.test.ts says where.
  pilotCampuses: 5,
  scaleCampuses: 100,
} as const;

export const privacy = {
  effective: '2025-07-22' satisfies IsoDate,
  childAge: 13,
  childAgeWhereApplicable: 16,
  retentionDays: 180,
  addressMinutes: 10,
} as const;
