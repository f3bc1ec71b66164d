import type { RoleFacts } from '@/components/roles/shared/types';
import { routes } from '@/lib/routes';

export const figures = {
  /** If it changes, also change “five hours a week” in copy.ts. */
  hoursPerMonth: 20,
  /** If it changes, also change “Two students” in copy.ts. */
  positionsPerCampus: 2,
  /** Social leads need at least this many. */
  followers: '2k',
  season: 'August 1 to December 20',
} as const;

export const facts = {
  id: 'acorns',
  color: 'green',
  title: 'Acorns Campus Ambassador',
  shortTitle: 'Acorns Ambassador',
  route: routes.acornsAmbassador,
  open: true,
  commitment: 'Part-time',
  location: 'Your Campus',
  hours: `About ${figures.hoursPerMonth} a month`,
  dates: figures.season,
} as const satisfies RoleFacts;
