import { withCommas } from '@/lib/text';

/**
 * Every figure and fixed phrase that copy may quote. Copy takes them from here, so that two texts
 * cannot disagree by accident. Where the agency says two things on purpose (145+ campuses and 100+
 * campuses managed; 15 hours a week and 60 hours a month), both are here.
 */
export const facts = {
  vettedStudents: '2,500+',
  vettedStudentsInWords: 'over 2,500 vetted students',
  campuses: '145+',
  campusesManaged: '100+',
  reach: '8M+',
  studentsEngagedWeekly: '10,000',
  launchDays: 30,
  pilotCampuses: 5,
  scaleCampuses: 100,
} as const;

/** The scoreboard. Each counter runs from 0 to `target` in 100 ticks of 20 ms. */
export const metrics = [
  { id: 'reps', target: 2500, suffix: '', label: 'Vetted student reps' },
  { id: 'reach', target: 8, suffix: 'M+', label: 'Student reach' },
  { id: 'days', target: 30, suffix: '', label: 'Days to launch, on average' },
  { id: 'students', target: 10000, suffix: '', label: 'Students engaged weekly' },
] as const;

const managerPay = { perMonth: 2000, bonus: 'team bonuses' } as const;

export const managerFacts = {
  hoursPerWeek: '15 hours per week',
  hoursPerMonth: '60 hours per month',
  /** In dollars, for the job posting; the pages say it in words. */
  payPerMonth: managerPay.perMonth,
  bonus: managerPay.bonus,
  pay: `about $${withCommas(managerPay.perMonth)} per month, depending on scope and experience, plus ${managerPay.bonus}`,
} as const;

export const acornsFacts = {
  client: 'Acorns',
  what: 'financial technology',
  commitment: 'part-time',
  hours: 'about 20 hours a month',
  season: 'August 1 to December 20',
  positions: 'only 2 positions per campus',
  types: 'social leads and events leads',
  followers: 'at least 2k followers',
  openTo: 'current freshmen, sophomores or juniors',
} as const;

export const solunaFacts = {
  client: 'Soluna',
  what: 'state-funded mental wellness platform for New Jersey students',
  commitment: 'part-time',
  hours: 'about 5 hours a week',
  length: '6 weeks',
  season: 'Oct 20 to Nov 30',
  where: 'New Jersey campuses',
  region: 'NJ',
  pay: 'a stipend',
  openTo: 'current college students in New Jersey',
  ages: 'ages 13 to 18',
} as const;

export const privacyFacts = {
  effective: 'July 22, 2025',
  childAge: 13,
  childAgeWhereApplicable: 16,
  retentionDays: 180,
  addressMinutes: 10,
} as const;
