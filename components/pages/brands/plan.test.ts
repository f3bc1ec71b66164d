import { expect, it } from 'vitest';
import { planner } from '@/components/pages/brands/copy';
import { formatPlan } from '@/components/pages/brands/plan';

it('formatPlan states the plan with and without a program and a launch date', () => {
  const plan = { program: 'a TikTok campaign with UGC', campuses: 20, launch: '2027-03-14' };
  expect(formatPlan(plan)).toBe(
    'We’d like to run a TikTok campaign with UGC on 20 campuses, launching March 14, 2027.',
  );
  expect(formatPlan({ ...plan, program: planner.anyProgram, launch: '' })).toBe(
    'We’d like to run a program on 20 campuses.',
  );
});
