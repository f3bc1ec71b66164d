import type { RoleFacts } from '@/components/roles/shared/types';
import { routes } from '@/lib/routes';

export const figures = {
  hoursPerWeek: 5,
  /** The ticket’s text in copy.ts spells this out: “six weeks”. */
  weeks: 6,
  /** The target window. If it changes, also change “Done before finals” in copy.ts. */
  season: 'Oct 20 to Nov 30',
  /** The ages of the people who can use all of the platform’s features. */
  ages: '13 to 18',
} as const;

export const facts = {
  id: 'soluna',
  color: 'sky',
  title: 'Soluna Campus Ambassador',
  shortTitle: 'Soluna Ambassador',
  route: routes.solunaAmbassador,
  open: true,
  commitment: 'Part-time',
  location: 'NJ campuses',
  hours: `About ${figures.hoursPerWeek} a week`,
  pay: 'Paid with a stipend',
  /** The amount is unknown. Once you add it, remove this note. */
  payNote: 'Ask us how much in your application.',
  dates: figures.season,
} as const satisfies RoleFacts;
