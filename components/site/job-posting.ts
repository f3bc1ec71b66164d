import type { JobPosting, WithContext } from 'schema-dts';
import { howToApply } from '@/components/role-page/copy';
import type { JobSection, Position } from '@/components/role-page/types';
import { toAbsoluteUrl, createOrganization } from '@/components/site/organization';
import { site } from '@/lib/site';

type Properties = Partial<Exclude<JobPosting, string>>;
type Posting = Position['posting'];

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function renderSection(section: JobSection): string {
  if (typeof section === 'string') return `<p>${escapeHtml(section)}</p>`;
  const lines =
    'points' in section
      ? section.points.map(({ title, text }) => `${title}: ${text}`)
      : section.rows.map(({ label, value }) => `${label}: ${value}`);
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`);
  return `<p>${escapeHtml(section.title)}</p><ul>${items.join('')}</ul>`;
}

/** Returns the job description as HTML, in paragraphs and lists: search engines show no other tags. */
const describeJob = ({ job, steps }: Position): string =>
  [...job, { title: howToApply.title, points: steps }].map(renderSection).join('');

function describeLocation({ jobLocation }: Posting): Properties {
  if (jobLocation === 'remote')
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
    };
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'US',
        ...(jobLocation.state && { addressRegion: jobLocation.state }),
      },
    },
  };
}

const unitTexts = { hour: 'HOUR', week: 'WEEK', month: 'MONTH', year: 'YEAR' } as const;

function describePay({ pay }: Posting): Properties {
  if (!pay) return {};
  const value = {
    '@type': 'QuantitativeValue',
    value: pay.amount,
    unitText: unitTexts[pay.per],
  } as const;
  return {
    baseSalary: { '@type': 'MonetaryAmount', currency: 'USD', value },
    ...(pay.bonus && { incentiveCompensation: pay.bonus }),
  };
}

/**
 * Returns the structured data of a position for Google's job search
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting), or undefined while the position is
 * closed.
 */
export function createJobPosting(role: Position): WithContext<JobPosting> | undefined {
  const { posting } = role;
  if (!role.open) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: role.title,
    description: describeJob(role),
    identifier: { '@type': 'PropertyValue', name: site.name, value: role.id },
    url: toAbsoluteUrl(role.route),
    employmentType: posting.employmentType,
    datePosted: posting.datePosted,
    validThrough: posting.validThrough,
    hiringOrganization: createOrganization(),
    directApply: true,
    ...describeLocation(posting),
    ...describePay(posting),
    ...(posting.hours && { workHours: posting.hours }),
  };
}
