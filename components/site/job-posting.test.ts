import { describe, expect, test } from 'vitest';
import { positions } from '@/components/roles';
import { createJobPosting } from '@/components/site/job-posting';

/** Properties from https://developers.google.com/search/docs/appearance/structured-data/job-posting. */
const listExpectedProperties = (isRemote: boolean) => [
  ...['title', 'description', 'datePosted', 'hiringOrganization'],
  ...(isRemote ? ['jobLocationType', 'applicantLocationRequirements'] : ['jobLocation']),
  // Recommended.
  ...['validThrough', 'employmentType', 'identifier', 'directApply'],
];
const allowedTags = ['p', 'ul', 'li', 'br'];

describe.each(positions)('$id', (position) => {
  const role = { ...position, open: true };
  const { jobLocation, pay } = role.posting;
  const job = createJobPosting(role)!;

  test('has the properties that Google requires, and recommended ones, while the role is open', () => {
    expect(Object.keys(job)).toEqual(
      expect.arrayContaining(listExpectedProperties(jobLocation === 'remote')),
    );
    expect(createJobPosting({ ...role, open: false })).toBeUndefined();
  });

  test('has a validThrough that is not before datePosted', () => {
    const days = [job.datePosted, job.validThrough];
    expect(days, `components/roles/${role.id}/facts.ts: validThrough is before datePosted`).toEqual(
      days.toSorted(),
    );
  });

  test('describes every step in HTML tags that Google shows', () => {
    const description = String(job.description);
    expect(description.replace(/<[^<>]+>/g, '').length).toBeGreaterThan(500);
    for (const [, tag] of description.matchAll(/<\/?(\w+)/g)) expect(allowedTags).toContain(tag);
    for (const { title } of role.steps) expect(description).toContain(title);
  });

  test('has a base salary if and only if the pay is known', () => {
    if (!pay) return void expect(job).not.toHaveProperty('baseSalary');
    const value = {
      '@type': 'QuantitativeValue',
      value: pay.amount,
      unitText: pay.per.toUpperCase(),
    };
    const baseSalary = { '@type': 'MonetaryAmount', currency: 'USD', value };
    expect(job).toMatchObject({
      baseSalary,
      ...(pay.bonus && { incentiveCompensation: pay.bonus }),
    });
  });

  test('states the location: remote, any US campus, or the campuses of one state', () => {
    if (jobLocation === 'remote')
      return void expect(job).toMatchObject({
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
      });
    const region = jobLocation.state && { addressRegion: jobLocation.state };
    const address = { '@type': 'PostalAddress', addressCountry: 'US', ...region };
    expect(job.jobLocation).toEqual({ '@type': 'Place', address });
  });
});
