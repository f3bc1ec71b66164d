import { range, shortMonthDay } from '@/lib/content/text';
import type { PositionFacts } from '@/lib/roles/types';

export const client = 'Soluna';
const hoursPerWeek = 5;
export const weeks = 6;
/** Month and day, as in an ISO date. */
export const season = { from: '10-20', to: '11-30' } as const;
/** Whom the platform's full feature set is for. */
const ages = { from: 13, to: 18 } as const;

export const said = {
  client,
  what: 'state-funded mental wellness platform for New Jersey students',
  commitment: 'part-time',
  hours: `about ${hoursPerWeek} hours a week`,
  length: `${weeks} weeks`,
  season: range(season, shortMonthDay),
  where: 'New Jersey campuses',
  pay: 'a stipend',
  openTo: 'current college students in New Jersey',
  ages: `ages ${range(ages)}`,
} as const;

export const facts = {
  kind: 'position',
  id: 'soluna',
  title: `${client} Campus Ambassador`,
  route: '/soluna-ambassador',
  open: true,
  commitment: 'Part-time',
  location: 'NJ campuses',
  // PLACEHOLDERS: the two dates and the type.
  posting: {
    employmentType: 'PART_TIME',
    datePosted: '2026-11-23',
    validThrough: `2027-${season.to}`,
    place: { campusesOf: 'NJ' },
  },
} as const satisfies PositionFacts;
