import type { NetworkFacts } from '@/components/position/types';

/** The two addresses of the page. Swap them, and each form changes its page. */
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
} as const satisfies NetworkFacts;
