import { routes } from '@/lib/routes';
import type { NetworkFacts } from '@/components/role-page/types';

/** The specification does not say which of the two creator forms is on /creator. To swap the forms, swap the routes. */
export const longFormRoute = routes.creator;
export const shortFormRoute = routes.creators;

export const facts = {
  kind: 'network',
  id: 'creator',
  number: '004',
  title: 'Content Creator, Social Media',
  route: routes.creator,
  secondRoute: routes.creators,
  open: true,
  commitment: 'Flexible',
  location: 'Remote',
  hours: 'Your call',
  pay: 'Paid',
} as const satisfies NetworkFacts;
