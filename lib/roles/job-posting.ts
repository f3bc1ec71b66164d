import type { JobPosting, WithContext } from 'schema-dts';
import { address, organization } from '@/lib/content/structured-data';
import { jobDescription } from '@/lib/roles/job-description';
import type { Position } from '@/lib/roles/types';
import { site } from '@/lib/site';

type Properties = Partial<Exclude<JobPosting, string>>;
type Posting = Position['posting'];

const country = { '@type': 'Country', name: 'USA' } as const;

function placeOf({ place }: Posting): Properties {
  if (place === 'home')
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country };
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'US',
        ...(place.campusesOf && { addressRegion: place.campusesOf }),
      },
    },
  };
}

function payOf({ pay }: Posting): Properties {
  if (!pay) return {};
  const value = {
    '@type': 'QuantitativeValue',
    value: pay.perMonth,
    unitText: 'MONTH',
  } as const;
  return {
    baseSalary: { '@type': 'MonetaryAmount', currency: 'USD', value },
    incentiveCompensation: pay.bonus,
  };
}

/**
 * A position as Google's job search reads it
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 *
 * @returns undefined for one that is closed: its page stays, the posting goes
 */
export function jobPosting(role: Position): WithContext<JobPosting> | undefined {
  const { posting } = role;
  if (!role.open) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: role.title,
    description: jobDescription(role),
    identifier: { '@type': 'PropertyValue', name: site.name, value: role.id },
    url: address(role.route),
    employmentType: posting.employmentType,
    datePosted: posting.datePosted,
    validThrough: posting.validThrough,
    hiringOrganization: organization(),
    directApply: true,
    ...placeOf(posting),
    ...payOf(posting),
    ...(posting.hours && { workHours: posting.hours }),
  };
}
