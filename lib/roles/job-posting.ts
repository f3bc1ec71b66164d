import type { JobPosting, WithContext } from 'schema-dts';
import { manager } from '@/lib/content/facts';
import { managerFacts } from '@/lib/content/phrases';
import type { Role, RoleId } from '@/lib/roles';
import { site } from '@/lib/site';
import { address, organization } from '@/lib/content/structured-data';

const country = { '@type': 'Country', name: 'USA' } as const;

/** What is known of a role beyond what all roles have. Nothing is guessed: no pay, no `baseSalary`. */
const known: Partial<Record<RoleId, Partial<Exclude<JobPosting, string>>>> = {
  manager: {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: {
        '@type': 'QuantitativeValue',
        value: manager.payPerMonth,
        unitText: 'MONTH',
      },
    },
    incentiveCompensation: managerFacts.bonus,
    workHours: managerFacts.hoursPerWeek,
  },
};

/** Where the work is done: at home, or on a campus of the region that the role names. */
function place({ remote, region }: Role): Partial<Exclude<JobPosting, string>> {
  if (remote) return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country };
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'US',
        ...(region && { addressRegion: region }),
      },
    },
  };
}

/**
 * A role as Google's job search reads it
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 *
 * @param role one of lib/roles/index.ts
 * @param description the whole job, in HTML, in the words of its page
 * @returns undefined for a role that is closed (its page stays, the posting goes), and for the
 *   creator network, which is no position
 */
export function jobPosting(role: Role, description: string): WithContext<JobPosting> | undefined {
  if (!role.open || !role.posting) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: role.title,
    description,
    identifier: { '@type': 'PropertyValue', name: site.name, value: role.id },
    url: address(role.route),
    ...role.posting,
    hiringOrganization: organization(),
    directApply: true,
    ...place(role),
    ...known[role.id],
  };
}
