import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JobPosting } from '@/components/roles/shared/job-posting';
import type { Posting, RoleFacts } from '@/components/roles/shared/types';
import { site } from '@/lib/site';

const posting: Posting = {
  employmentType: 'PART_TIME',
  datePosted: '2026-11-23',
  validThrough: '2027-12-31',
  place: 'remote',
  dollarsPerMonth: 2000,
};

const role = {
  id: 'manager',
  color: 'gold',
  title: 'Ambassador Manager',
  shortTitle: 'Manager',
  route: '/ambassador-manager',
  open: true,
  commitment: 'Part-time',
  location: 'Remote',
  hours: '15 per week',
  posting,
  jobDescription: ['Lead our campus ambassadors.', 'Hours: 15 a week'],
} as const;

const render = (changes: Partial<RoleFacts>) =>
  renderToStaticMarkup(<JobPosting role={{ ...role, ...changes }} />);

const read = (changes: Partial<RoleFacts> = {}): unknown =>
  JSON.parse(render(changes).replace(/^<script[^>]*>|<\/script>$/g, ''));

test('an open position has the properties that Google requires', () => {
  expect(read()).toMatchObject({
    '@type': 'JobPosting',
    title: 'Ambassador Manager',
    description: 'Lead our campus ambassadors.\nHours: 15 a week',
    hiringOrganization: { '@type': 'Organization', name: site.name },
    datePosted: posting.datePosted,
    validThrough: posting.validThrough,
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
    baseSalary: { currency: 'USD', value: { value: 2000, unitText: 'MONTH' } },
  });
});

test('a position on campuses states its country and, if it has one, its state', () => {
  const campus = { ...posting, dollarsPerMonth: undefined };
  const address = { '@type': 'PostalAddress', addressCountry: 'US' };
  expect(read({ posting: { ...campus, place: 'US' } })).toMatchObject({ jobLocation: { address } });
  const inNewJersey = read({ posting: { ...campus, place: { state: 'NJ' } } });
  expect(inNewJersey).toMatchObject({ jobLocation: { address: { addressRegion: 'NJ' } } });
  expect(inNewJersey).not.toHaveProperty('baseSalary');
});

// app/closed-roles.test.tsx tests closed roles.
test('a role without a posting has no JSON-LD', () => {
  expect(render({ posting: undefined })).toBe('');
});

test('“<” is escaped, so that no text ends the script element', () => {
  const changes = { title: '</script><b>' };
  expect(render(changes).match(/<\/script>/g)).toHaveLength(1);
  expect(read(changes)).toMatchObject(changes);
});
