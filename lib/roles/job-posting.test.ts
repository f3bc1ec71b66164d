import { describe, expect, test } from 'vitest';
import { acornsCopy, acornsSteps } from '@/lib/roles/acorns/page';
import { campusJob, managerJob } from '@/lib/roles/job-description';
import { solunaCopy, solunaSteps } from '@/lib/roles/soluna/page';
import * as facts from '@/lib/content/facts';
import { jobPosting } from '@/lib/roles/job-posting';
import { roles } from '@/lib/roles';

/**
 * Google's lists, copied from
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting.
 */
const propertiesOf = (isRemote: boolean) => [
  ...['title', 'description', 'datePosted', 'hiringOrganization'],
  ...(isRemote ? ['jobLocationType', 'applicantLocationRequirements'] : ['jobLocation']),
  // Recommended.
  ...['validThrough', 'employmentType', 'identifier', 'directApply'],
];
const tagsShown = ['p', 'ul', 'li', 'br'];

const descriptions = {
  manager: managerJob(),
  acorns: campusJob(acornsCopy, acornsSteps),
  soluna: campusJob(solunaCopy, solunaSteps),
};

const posted = Object.entries(descriptions).map(([id, description]) => {
  const role = roles[id as keyof typeof descriptions];
  return { id, role, job: jobPosting({ ...role, open: true }, description)! };
});

describe.each(posted)('$id', ({ role, job }) => {
  test('has what Google requires and recommends', () => {
    expect(Object.keys(job)).toEqual(expect.arrayContaining(propertiesOf(role.remote)));
    expect(job.employmentType).toBe('PART_TIME');
  });

  test('ends after it began; days are written as ISO 8601 does', () => {
    const days = [job.datePosted, job.validThrough].map(String);
    for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(days).toEqual(days.toSorted());
  });

  test('describes the whole job, in the tags that are shown', () => {
    const description = String(job.description);
    expect(description.replace(/<[^<>]+>/g, '').length).toBeGreaterThan(500);
    for (const [, tag] of description.matchAll(/<\/?(\w+)/g)) expect(tagsShown).toContain(tag);
  });
});

test('the creator network is no position, so it has no posting', () => {
  expect(jobPosting({ ...roles.creator, open: true }, 'any')).toBeUndefined();
});

const [manager, acorns, soluna] = posted.map(({ job }) => job);

test('a posting with a season ends with it', () => {
  expect(acorns?.validThrough).toBe(`2027-${facts.acorns.season.to}`);
  expect(soluna?.validThrough).toBe(`2027-${facts.soluna.season.to}`);
});

test('pay is posted where it is known, and nowhere else', () => {
  const value = {
    '@type': 'QuantitativeValue',
    value: facts.manager.payPerMonth,
    unitText: 'MONTH',
  };
  const baseSalary = { '@type': 'MonetaryAmount', currency: 'USD', value };
  expect(manager).toMatchObject({ baseSalary });
  for (const other of [acorns, soluna]) expect(other).not.toHaveProperty('baseSalary');
});

test('places: at home in the country, on any campus, on campuses of New Jersey', () => {
  expect(manager).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
  });
  const campus = (more = {}) => ({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressCountry: 'US', ...more },
  });
  expect(acorns?.jobLocation).toEqual(campus());
  expect(soluna?.jobLocation).toEqual(campus({ addressRegion: 'NJ' }));
});
