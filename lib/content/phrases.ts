/** The facts in words, as copy quotes them: the one place that formats figures and dates. */
import { network, privacy } from '@/lib/content/facts';
import { fullDate } from '@/lib/content/text';
import { withCommas } from '@/lib/content/thousands';

const students = withCommas(network.vettedStudents);

export const facts = {
  vettedStudents: `${students}+`,
  vettedStudentsInWords: `over ${students} vetted students`,
  campuses: `${withCommas(network.campuses)}+`,
  campusesManaged: `${withCommas(network.campusesManaged)}+`,
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

export const privacyFacts = {
  effective: fullDate(privacy.effective),
  childAge: privacy.childAge,
  childAgeWhereApplicable: privacy.childAgeWhereApplicable,
  retentionDays: privacy.retentionDays,
  addressMinutes: privacy.addressMinutes,
} as const;
