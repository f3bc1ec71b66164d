import { routes } from '@/lib/routes';
import type { PositionFacts } from '@/components/role-page/types';

/** The first and last day of the target window. If they change, also change `validThrough` below. */
export const firstDay = 'Oct 20';
export const lastDay = 'Nov 30';

export const figures = {
  hoursPerWeek: 5,
  /** MoonCalendar draws a moon for each week. The ticket’s text in copy.ts spells the number out: “six weeks”. */
  weeks: 6,
  season: `${firstDay} to ${lastDay}`,
  /** The ages of the people who can use all of the platform’s features. */
  ages: '13 to 18',
} as const;

/** The amount of the stipend is unknown. */
export const pay = 'Stipend';

export const facts = {
  kind: 'position',
  id: 'soluna',
  number: '003',
  title: 'Soluna Campus Ambassador',
  route: routes.solunaAmbassador,
  open: true,
  commitment: 'Part-time',
  location: 'NJ campuses',
  hours: `About ${figures.hoursPerWeek} a week`,
  pay,
  dates: figures.season,
  // PLACEHOLDERS: both dates and `employmentType`.
  posting: {
    employmentType: 'PART_TIME',
    datePosted: '2026-11-23',
    validThrough: '2027-11-30',
    jobLocation: { state: 'NJ' },
  },
} as const satisfies PositionFacts;
