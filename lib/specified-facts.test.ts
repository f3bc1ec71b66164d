/**
 * The figures and dates that the site was specified with, literally. A figure that changes by
 * accident fails here and nowhere else. Changed on purpose? Change the line here as well.
 */
import { expect, test } from 'vitest';
import { acorns, manager, network, privacy, soluna } from '@/lib/facts';
import {
  acornsFacts,
  facts,
  managerFacts,
  metrics,
  privacyFacts,
  solunaFacts,
} from '@/lib/phrases';

const hint = 'lib/facts.ts differs from lib/specified-facts.test.ts: change the line there too';

test('the figures are the specified ones', () => {
  expect({ network, manager, acorns, soluna, privacy }, hint).toEqual({
    network: {
      vettedStudents: 2500,
      campuses: 145,
      campusesManaged: 100,
      reachInMillions: 8,
      studentsEngagedWeekly: 10_000,
      launchDays: 30,
      pilotCampuses: 5,
      scaleCampuses: 100,
    },
    manager: { hoursPerWeek: 15, hoursPerMonth: 60, payPerMonth: 2000 },
    acorns: {
      hoursPerMonth: 20,
      positionsPerCampus: 2,
      followersInThousands: 2,
      season: { from: '08-01', to: '12-20' },
    },
    soluna: {
      hoursPerWeek: 5,
      weeks: 6,
      season: { from: '10-20', to: '11-30' },
      ages: { from: 13, to: 18 },
    },
    privacy: {
      effective: '2025-07-22',
      childAge: 13,
      childAgeWhereApplicable: 16,
      retentionDays: 180,
      addressMinutes: 10,
    },
  });
});

test('their words are the specified ones', () => {
  const words = [
    ...[facts.vettedStudents, facts.vettedStudentsInWords, facts.campuses, facts.campusesManaged],
    ...[facts.reach, facts.studentsEngagedWeekly],
    ...[managerFacts.hoursPerWeek, managerFacts.hoursPerMonth, managerFacts.pay],
    ...[acornsFacts.hours, acornsFacts.season, acornsFacts.positions, acornsFacts.followers],
    ...[solunaFacts.hours, solunaFacts.length, solunaFacts.season, solunaFacts.ages],
    privacyFacts.effective,
    ...metrics.map(({ target, suffix }) => `${target}${suffix}`),
  ];
  expect(words, hint).toEqual([
    ...['2,500+', 'over 2,500 vetted students', '145+', '100+'],
    ...['8M+', '10,000'],
    ...['15 hours per week', '60 hours per month'],
    'about $2,000 per month, depending on scope and experience, plus team bonuses',
    ...['about 20 hours a month', 'August 1 to December 20', 'only 2 positions per campus'],
    'at least 2k followers',
    ...['about 5 hours a week', '6 weeks', 'Oct 20 to Nov 30', 'ages 13 to 18'],
    'July 22, 2025',
    ...['2500', '8M+', '30', '10000'],
  ]);
});
