import { routes } from '@/lib/routes';
import type { PositionFacts } from '@/components/role-page/types';

export const figures = {
  hoursPerMonth: 20,
  /** copy.ts spells this out: “Just two of you”, “one of two”. */
  positionsPerCampus: 2,
  /** Social leads need at least this many. */
  followers: '2k',
  /** For a new season, also change `stamps` and `validThrough` below, and “Fall” and “winter break” in copy.ts. */
  season: 'August 1 to December 20',
} as const;

/** The months of the season, drawn as stamps. */
export const stamps = [
  { month: 'Aug', note: 'Aug 1' },
  { month: 'Sep' },
  { month: 'Oct' },
  { month: 'Nov' },
  { month: 'Dec', note: 'Dec 20' },
];

export const facts = {
  kind: 'position',
  id: 'acorns',
  number: '002',
  title: 'Acorns Campus Ambassador',
  route: routes.acornsAmbassador,
  open: true,
  commitment: 'Part-time',
  location: 'Your Campus',
  hours: `About ${figures.hoursPerMonth} a month`,
  dates: figures.season,
  // PLACEHOLDERS: both dates and `employmentType`.
  posting: {
    employmentType: 'PART_TIME',
    datePosted: '2026-11-23',
    validThrough: '2027-12-20',
    jobLocation: {}, // Campuses in the whole US.
  },
} as const satisfies PositionFacts;
