import { expect, it, onTestFinished, vi } from 'vitest';
import { formatPlan, getEarliestLaunch } from '@/components/pages/brands/plan';

it('formatPlan states the plan with and without a program and a launch date', () => {
  const plan = { program: 'a TikTok campaign with UGC', campuses: 20, launch: '2027-03-14' };
  expect(formatPlan(plan)).toBe(
    'We’d like to run a TikTok campaign with UGC on 20 campuses, launching March 14, 2027.',
  );
  expect(formatPlan({ ...plan, program: '', launch: '' })).toBe(
    'We’d like to run a program on 20 campuses.',
  );
});

it.each([
  ['Pacific/Auckland', '2027-03-17'],
  ['America/Los_Angeles', '2027-03-16'],
])('in %s, the earliest launch is 30 days after the local date', (zone, expectedDate) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(getEarliestLaunch(new Date('2027-02-14T22:00:00Z'))).toBe(expectedDate);
});
