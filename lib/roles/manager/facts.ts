import { withCommas } from '@/lib/content/thousands';
import type { PositionFacts } from '@/lib/roles/types';

/** 15 hours a week and 60 hours a month: the agency says both on purpose. */
export const hoursPerWeek = 15;
const hoursPerMonth = 60;
/** In dollars. */
const payPerMonth = 2000;
const bonus = 'team bonuses';

export const said = {
  hoursPerWeek: `${hoursPerWeek} hours per week`,
  hoursPerMonth: `${hoursPerMonth} hours per month`,
  pay: `about $${withCommas(payPerMonth)} per month, depending on scope and experience, plus ${bonus}`,
} as const;

export const facts = {
  kind: 'position',
  id: 'manager',
  title: 'Ambassador Manager',
  route: '/ambassador-manager',
  open: true,
  commitment: 'Part-time',
  location: 'Remote',
  // PLACEHOLDERS: the two dates and the type.
  posting: {
    employmentType: 'PART_TIME',
    datePosted: '2026-11-23',
    validThrough: '2027-12-31',
    place: 'home',
    pay: { perMonth: payPerMonth, bonus },
    hours: said.hoursPerWeek,
  },
} as const satisfies PositionFacts;
