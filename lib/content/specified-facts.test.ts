/**
 * The figures and dates that the site was specified with, literally. A figure that changes by
 * accident fails here and nowhere else. Changed on purpose? Change the line here as well. A role that was
 * specified stands in the list below by its id; one that is gone is not missed.
 */
import { expect, test } from 'vitest';
import * as phrases from '@/lib/content/phrases';
import { roleList } from '@/lib/roles';

const hint =
  'lib/content/facts.ts differs from lib/content/specified-facts.test.ts: change the line there too';

test('figures and dates are the specified ones, in the specified words', () => {
  expect(phrases, hint).toMatchObject({
    facts: {
      vettedStudents: '2,500+',
      vettedStudentsInWords: 'over 2,500 vetted students',
      campuses: '145+',
      campusesManaged: '100+',
      reach: '8M+',
      studentsEngagedWeekly: '10,000',
      launchDays: 30,
      pilotCampuses: 5,
      scaleCampuses: 100,
    },
    privacyFacts: {
      effective: 'July 22, 2025',
      childAge: 13,
      childAgeWhereApplicable: 16,
      retentionDays: 180,
      addressMinutes: 10,
    },
    metrics: [
      { target: 2500, suffix: '' },
      { target: 8, suffix: 'M+' },
      { target: 30, suffix: '' },
      { target: 10_000, suffix: '' },
    ],
  });
});

const specified: Record<string, object> = {
  manager: {
    hoursPerWeek: '15 hours per week',
    hoursPerMonth: '60 hours per month',
    pay: 'about $2,000 per month, depending on scope and experience, plus team bonuses',
  },
  acorns: {
    hours: 'about 20 hours a month',
    season: 'August 1 to December 20',
    positions: 'only 2 positions per campus',
    followers: 'at least 2k followers',
  },
  soluna: {
    hours: 'about 5 hours a week',
    length: '6 weeks',
    season: 'Oct 20 to Nov 30',
    ages: 'ages 13 to 18',
  },
};

test.each(roleList)('figures of the role $id', ({ id, said }) => {
  expect(said, `lib/roles/${id}/facts.ts differs from this file`).toMatchObject(
    specified[id] ?? {},
  );
});
