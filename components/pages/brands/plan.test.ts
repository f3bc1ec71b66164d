import { expect, it } from 'vitest';
import { planner } from '@/components/pages/brands/copy';
import { findPlan, formatPlan, type Plan } from '@/components/pages/brands/plan';

const plan: Plan = { program: planner.programs[1].inSentence, campuses: 20, launch: '2027-03-14' };
const plans = [plan, { program: planner.anyProgram, campuses: 5, launch: '' }];

it('formatPlan states the plan with and without a program and a launch date', () => {
  expect(plans.map(formatPlan)).toEqual([
    'We’d like to run a creator campaign on 20 campuses, launching March 14, 2027.',
    'We’d like to run a program on 5 campuses.',
  ]);
});

it('findPlan finds each plan in a message', () => {
  for (const each of plans) expect(findPlan(`Hello.\n\n${formatPlan(each)} Bye.`)).toEqual(each);
});

it.each([
  '',
  formatPlan({ ...plan, program: 'a pizza party' }),
  formatPlan(plan).replace('March 14', 'February 30'),
  formatPlan(plan).replace('March', 'Smarch'),
])('findPlan ignores the edited sentence “%s”', (message) => {
  expect(findPlan(message)).toBeUndefined();
});
