import type { RoleFacts } from '@/components/roles/shared/types';
import { routes } from '@/lib/routes';

/** Some texts say 15 hours per week, others 60 hours per month. */
export const figures = {
  hoursPerWeek: 15,
  hoursPerMonth: 60,
  payPerMonth: '2,000',
} as const;

export const facts = {
  id: 'manager',
  color: 'gold',
  title: 'Ambassador Manager',
  shortTitle: 'Ambassador Manager',
  route: routes.ambassadorManager,
  open: true,
  commitment: 'Part-time',
  location: 'Remote',
  hours: `${figures.hoursPerWeek} per week`,
  pay: `About $${figures.payPerMonth} per month`,
} as const satisfies RoleFacts;
