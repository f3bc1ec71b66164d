import { expect, it } from 'vitest';
import { planner } from '@/components/pages/brands/copy';
import { campusStep, findPlan, formatPlan, type Plan } from '@/components/pages/brands/plan';
import { figures } from '@/lib/facts';

const { pilotCampuses, scaleCampuses } = figures;
const plan: Plan = {
  program: planner.programs[2].inSentence,
  campuses: scaleCampuses,
  launch: '2027-03-14',
};
const plans = [
  plan,
  { program: planner.programs[0].inSentence, campuses: pilotCampuses, launch: '' },
  { ...plan, campuses: pilotCampuses + campusStep },
];

it('formatPlan states the plan with and without a program and a launch date', () => {
  expect(plans.slice(0, 2).map(formatPlan)).toEqual([
    planner.writeSentence(planner.programs[2].inSentence, scaleCampuses, 'March 14, 2027'),
    planner.writeSentence(planner.programs[0].inSentence, pilotCampuses, ''),
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
  ...[0, pilotCampuses + campusStep / 2, scaleCampuses + campusStep].map((campuses) =>
    formatPlan({ ...plan, campuses }),
  ),
])('findPlan ignores the edited sentence “%s”', (message) => {
  expect(findPlan(message)).toBeUndefined();
});
