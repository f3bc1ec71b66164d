import { routes } from '@/lib/routes';
import type { PositionFacts } from '@/components/role-page/types';
import { formatNumber } from '@/lib/format-number';

/** In dollars. */
const payPerMonth = 2000;

/** Some texts say 15 hours per week, others 60 hours per month. */
export const figures = {
  /** The time card draws a hole for each hour. */
  hoursPerWeek: 15,
  hoursPerMonth: 60,
  payPerMonth: formatNumber(payPerMonth),
} as const;

export const facts = {
  kind: 'position',
  id: 'manager',
  number: '001',
  title: 'Ambassador Manager',
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
    jobLocation: 'remote',
    pay: { amount: payPerMonth, per: 'month', bonus: 'team bonuses' },
    hours: `${figures.hoursPerWeek} hours per week`,
  },
} as const satisfies PositionFacts;
