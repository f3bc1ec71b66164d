import { describe, expect, test } from 'vitest';
import { positions } from '@/components/roles';
import { jobPosting } from '@/components/site/job-posting';

/** Google's lists: https://developers.google.com/search/docs/appearance/structured-data/job-posting. */
const propertiesOf = (isRemote: boolean) => [
  ...['title', 'description', 'datePosted', 'hiringOrganization'],
  ...(isRemote ? ['jobLocationType', 'applicantLocationRequirements'] : ['jobLocation']),
  // Recommended.
  ...['validThrough', 'employmentType', 'identifier', 'directApply'],
];
const tagsShown = ['p', 'ul', 'li', 'br'];

describe.each(positions)('$id', (position) => {
  const role = { ...position, open: true };
  const { place, pay } = role.posting;
  const job = jobPosting(role)!;

  test('has what Google requires and recommends, while it is open', () => {
    expect(Object.keys(job)).toEqual(expect.arrayContaining(propertiesOf(place === 'home')));
    expect(jobPosting({ ...role, open: false })).toBeUndefined();
  });

  test('ends after it began', () => {
    const days = [job.datePosted, job.validThrough];
    expect(days, `components/roles/${role.id}/facts.ts: validThrough is before datePosted`).toEqual(
      days.toSorted(),
    );
  });

  test('describes the whole job, in the tags that are shown', () => {
    const description = String(job.description);
    expect(description.replace(/<[^<>]+>/g, '').length).toBeGreaterThan(500);
    for (const [, tag] of description.matchAll(/<\/?(\w+)/g)) expect(tagsShown).toContain(tag);
    for (const { title } of role.steps) expect(description).toContain(title);
  });

  test('posts its pay where it is known, and nowhere else', () => {
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

  test('says where the work is: at home in the country, on any campus, on those of a state', () => {
    if (place === 'home')
      return void expect(job).toMatchObject({
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
      });
    const region = place.campusesOf && { addressRegion: place.campusesOf };
    const address = { '@type': 'PostalAddress', addressCountry: 'US', ...region };
    expect(job.jobLocation).toEqual({ '@type': 'Place', address });
  });
});
