import type { IsoDate } from '@/lib/content/text';

/**
 * Every figure and date that the site quotes, once, as data. lib/content/phrases.ts says them in words; copy
 * takes the words from there. Where the agency says two things on purpose (145 campuses and 100
 * campuses managed; 15 hours a week and 60 hours a month), both are here.
 */
export const network = {
  vettedStudents: 2500,
  campuses: 145,
  campusesManaged: 100,
  reachInMillions: 8,
  studentsEngagedWeekly: 10_000,
  launchDays: 30,
  pilotCampuses: 5,
  scaleCampuses: 100,
} as const;

export const manager = {
  hoursPerWeek: 15,
  hoursPerMonth: 60,
  /** In dollars. */
  payPerMonth: 2000,
} as const;

/** Days of a season are month and day, as in an ISO date. */
export const acorns = {
  hoursPerMonth: 20,
  positionsPerCampus: 2,
  /** Social ambassadors alone. */
  followersInThousands: 2,
  season: { from: '08-01', to: '12-20' },
} as const;

export const soluna = {
  hoursPerWeek: 5,
  weeks: 6,
  season: { from: '10-20', to: '11-30' },
  /** Whom the platform's full feature set is for. */
  ages: { from: 13, to: 18 },
} as const;

export const privacy = {
  effective: '2025-07-22' satisfies IsoDate,
  childAge: 13,
  childAgeWhereApplicable: 16,
  retentionDays: 180,
  addressMinutes: 10,
} as const;
