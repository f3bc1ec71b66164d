/** The facts in words, as copy quotes them: the one place that formats figures and dates. */
import { acorns, manager, network, privacy, soluna } from '@/lib/content/facts';
import { fullDate, monthDay, shortMonthDay } from '@/lib/content/text';
import { withCommas } from '@/lib/content/thousands';

const students = withCommas(network.vettedStudents);

/** @param words how each end is said */
const range = <T>({ from, to }: { from: T; to: T }, words: (end: T) => string | T = (end) => end) =>
  `${words(from)} to ${words(to)}`;

export const facts = {
  vettedStudents: `${students}+`,
  vettedStudentsInWords: `over ${students} vetted students`,
  campuses: `${network.campuses}+`,
  campusesManaged: `${network.campusesManaged}+`,
  reach: `${network.reachInMillions}M+`,
  studentsEngagedWeekly: withCommas(network.studentsEngagedWeekly),
  launchDays: network.launchDays,
  pilotCampuses: network.pilotCampuses,
  scaleCampuses: network.scaleCampuses,
} as const;

/** The scoreboard. Each counter runs from 0 to `target` in 100 ticks of 20 ms. */
export const metrics = [
  { id: 'reps', target: network.vettedStudents, suffix: '', label: 'Vetted student reps' },
  { id: 'reach', target: network.reachInMillions, suffix: 'M+', label: 'Student reach' },
  { id: 'days', target: network.launchDays, suffix: '', label: 'Days to launch, on average' },
  {
    id: 'students',
    target: network.studentsEngagedWeekly,
    suffix: '',
    label: 'Students engaged weekly',
  },
] as const;

const bonus = 'team bonuses';

export const managerFacts = {
  hoursPerWeek: `${manager.hoursPerWeek} hours per week`,
  hoursPerMonth: `${manager.hoursPerMonth} hours per month`,
  bonus,
  pay: `about $${withCommas(manager.payPerMonth)} per month, depending on scope and experience, plus ${bonus}`,
} as const;

export const acornsFacts = {
  client: 'Acorns',
  what: 'financial technology',
  commitment: 'part-time',
  hours: `about ${acorns.hoursPerMonth} hours a month`,
  season: range(acorns.season, monthDay),
  positions: `only ${acorns.positionsPerCampus} positions per campus`,
  types: 'social leads and events leads',
  followers: `at least ${acorns.followersInThousands}k followers`,
  openTo: 'current freshmen, sophomores or juniors',
} as const;

export const solunaFacts = {
  client: 'Soluna',
  what: 'state-funded mental wellness platform for New Jersey students',
  commitment: 'part-time',
  hours: `about ${soluna.hoursPerWeek} hours a week`,
  length: `${soluna.weeks} weeks`,
  season: range(soluna.season, shortMonthDay),
  where: 'New Jersey campuses',
  region: 'NJ',
  pay: 'a stipend',
  openTo: 'current college students in New Jersey',
  ages: `ages ${range(soluna.ages)}`,
} as const;

export const privacyFacts = {
  effective: fullDate(privacy.effective),
  childAge: privacy.childAge,
  childAgeWhereApplicable: privacy.childAgeWhereApplicable,
  retentionDays: privacy.retentionDays,
  addressMinutes: privacy.addressMinutes,
} as const;
