import type { RoleFacts } from '@/components/roles/shared/types';
import { routes } from '@/lib/routes';

/** The specification does not say which of the two creator forms is on /creator. To swap the forms, swap the routes. */
export const longFormRoute = routes.creator;
export const shortFormRoute = routes.creators;

export const facts = {
  id: 'creator',
  color: 'brick',
  title: 'Content Creator, Social Media',
  shortTitle: 'Content Creator',
  route: routes.creator,
  open: true,
  commitment: 'Flexible',
  location: 'Remote',
  hours: 'Your call',
  pay: 'Paid',
} as const satisfies RoleFacts;
