import type { RoleFacts } from '@/components/roles/shared/types';
import { routes } from '@/lib/routes';
import { formatNumber } from '@/lib/format-number';

const dollarsPerMonth = 2000;

/** Some texts say 15 hours per week, others 60 hours per month. */
export const figures = {
  hoursPerWeek: 15,
  hoursPerMonth: 60,
  payPerMonth: formatNumber(dollarsPerMonth),
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
  // PLACEHOLDERS: both dates and `employmentType`.
  posting: {
    employmentType: 'PART_TIME',
    datePosted: '2026-11-23',
    validThrough: '2027-12-31',
    place: 'remote',
    dollarsPerMonth,
  },
} as const satisfies RoleFacts;
