import type { Posting, Role, RoleFacts } from '@/components/roles/shared/types';
import { getEnv } from '@/lib/env';
import { site } from '@/lib/site';

const describePlace = (place: Posting['place']) =>
  place === 'remote'
    ? {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
      }
    : {
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressCountry: 'US',
            ...(place !== 'US' && { addressRegion: place.state }),
          },
        },
      };

/**
 * Lists an open position in Google's job search.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function JobPosting({ role }: { role: RoleFacts & Pick<Role, 'jobDescription'> }) {
  const { posting, jobDescription = [] } = role;
  if (!posting || !role.open) return null;
  const { place, dollarsPerMonth, ...common } = posting;
  const value = { '@type': 'QuantitativeValue', value: dollarsPerMonth, unitText: 'MONTH' };
  const data = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: role.title,
    description: jobDescription.join('\n'),
    url: new URL(role.route, getEnv().siteUrl).href,
    identifier: { '@type': 'PropertyValue', name: site.name, value: role.id },
    hiringOrganization: { '@type': 'Organization', name: site.name, sameAs: getEnv().siteUrl },
    directApply: true,
    ...common,
    ...describePlace(place),
    ...(dollarsPerMonth && { baseSalary: { '@type': 'MonetaryAmount', currency: 'USD', value } }),
  };
  // A text must not end the element.
  const __html = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
