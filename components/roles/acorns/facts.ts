import type { RoleFacts } from '@/components/roles/shared/types';
import { routes } from '@/lib/routes';

const hoursPerMonth = 20;

export const figures = {
  hoursPerMonth,
  hoursPerWeek: Math.round((hoursPerMonth * 12) / 52),
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
  hours: `About ${figures.hoursPerMonth} a month (${figures.hoursPerWeek} a week)`,
  /** The pay is unknown. Once you add `pay`, remove this note. */
  payNote: 'under “Additional notes”',
  dates: figures.season,
} as const satisfies RoleFacts;
