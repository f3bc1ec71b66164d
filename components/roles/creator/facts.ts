import type { NetworkFacts } from '@/components/role-page/types';

/** The specification has two creator forms and does not say which belongs on /creator. Swap the routes to swap the forms. */
export const longFormRoute = '/creator';
export const shortFormRoute = '/creators';

export const facts = {
  kind: 'network',
  id: 'creator',
  number: '004',
  title: 'Content Creator, Social Media',
  route: '/creator',
  secondRoute: '/creators',
  open: true,
  commitment: 'Flexible',
  location: 'Remote',
  hours: 'Your call',
  pay: 'Paid',
} as const satisfies NetworkFacts;
