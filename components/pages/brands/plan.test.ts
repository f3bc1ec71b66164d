import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { planner } from '@/components/pages/brands/copy';
import { findPlan, formatPlan, type Plan } from '@/components/pages/brands/plan';
import { figures } from '@/lib/facts';

const plan: Plan = { program: planner.programs[2].inSentence, campuses: 20, launch: '2027-03-14' };
const plans = [plan, { program: planner.programs[0].inSentence, campuses: 5, launch: '' }];

it('formatPlan states the plan with and without a program and a launch date', () => {
  expect(plans.map(formatPlan)).toEqual([
    planner.writeSentence(planner.programs[2].inSentence, 20, 'March 14, 2027'),
    planner.writeSentence(planner.programs[0].inSentence, 5, ''),
  ]);
});

it('findPlan finds each plan in a message with other dates', () => {
  const dates = 'Hello. On May 3, 2026 and March 14, 2027,';
  for (const each of plans) expect(findPlan(`${dates}\n${formatPlan(each)} Bye.`)).toEqual(each);
});

it.each([
  '',
  formatPlan({ ...plan, program: 'a pizza party' }),
  formatPlan(plan).replace('March 14', 'February 30'),
  formatPlan(plan).replace('March', 'Smarch'),
  ...[0, 7, 300].map((campuses) => formatPlan({ ...plan, campuses })),
])('findPlan ignores the edited sentence “%s”', (message) => {
  expect(findPlan(message)).toBeUndefined();
});

it('the slider has a tick mark for each number of campuses', () => {
  const file = 'components/pages/brands/planner.module.css';
  const gaps = figures.scaleCampuses / figures.pilotCampuses - 1;
  expect(readFileSync(file, 'utf8'), file).toContain(`(100% - var(--line)) / ${gaps})`);
});
