import { monthDay, plural, range } from '@/lib/content/text';
import type { PositionFacts } from '@/lib/roles/types';

export const client = 'Acorns';
const hoursPerMonth = 20;
export const positionsPerCampus = 2;
/** Social ambassadors alone. */
const followersInThousands = 2;
/** Month and day, as in an ISO date. */
export const season = { from: '08-01', to: '12-20' } as const;

export const said = {
  client,
  what: 'financial technology',
  commitment: 'part-time',
  hours: `about ${hoursPerMonth} hours a month`,
  season: range(season, monthDay),
  positions: `only ${positionsPerCampus} ${plural(positionsPerCampus, 'position')} per campus`,
  types: 'social leads and events leads',
  followers: `at least ${followersInThousands}k followers`,
  openTo: 'current freshmen, sophomores or juniors',
} as const;

export const facts = {
  kind: 'position',
  id: 'acorns',
  title: `${client} Campus Ambassador`,
  route: '/acorns-ambassador',
  open: true,
  commitment: 'Part-time',
  location: 'Your Campus',
  // PLACEHOLDERS: the two dates and the type.
  posting: {
    employmentType: 'PART_TIME',
    datePosted: '2026-11-23',
    validThrough: `2027-${season.to}`,
    place: {},
  },
} as const satisfies PositionFacts;
