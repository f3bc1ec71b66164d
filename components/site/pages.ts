import type { PageMetadata } from '@/components/role-page/types';
import { facts, privacyFacts } from '@/lib/facts';
import { networks, roleList } from '@/components/roles';
import { findCanonicalRoute, routes, type Route } from '@/lib/routes';
import { site } from '@/lib/site';

/** Returns the description of /roles. Lists the open roles if all titles fit a search result. */
export function describeRoles(titles: readonly string[]): string {
  if (titles.length === 0)
    return 'No student roles are open right now. See what each one involves, then check back.';
  const list = `: ${titles.join('; ')}`;
  const roles = list.length < 96 ? list : ` on ${facts.campuses} campuses`;
  return `Open roles for college students${roles}. Pick a ticket and apply.`;
}

/** The pages other than role pages, in the order of the sitemap. */
const sitePages = {
  [routes.home]: {
    name: 'Home',
    title: site.tagline,
    headline: site.tagline,
    label: 'Marketing + talent agency',
    description: site.description,
  },
  [routes.services]: {
    name: 'Services',
    title: 'Ambassador programs, creator campaigns, campus research',
    headline: 'Three ways onto campus',
    label: 'Course catalog',
    description: `Ambassador programs, creator campaigns and campus research on ${facts.campuses} campuses. Test with ${facts.pilotCampuses} campuses, scale to ${facts.scaleCampuses}.`,
  },
  [routes.about]: {
    name: 'About',
    title: 'About us',
    headline: 'We were the ones at the folding table',
    label: 'Yearbook',
    description:
      'Why we connect brands with college students, the four values on our wall, and the people behind the folding table.',
  },
  [routes.brands]: {
    name: 'Brands',
    title: 'Start a program',
    headline: 'Bring your brand to campus',
    label: 'For brands',
    description: `Tell us what you’d like students to try. Test with ${facts.pilotCampuses} campuses, scale to ${facts.scaleCampuses}. On average, programs launch in ${facts.launchDays} days.`,
  },
  [routes.roles]: {
    name: 'Opportunities',
    title: 'Available opportunities for students',
    headline: 'Available Opportunities',
    label: 'Box office',
    description: describeRoles(roleList.filter(({ open }) => open).map(({ title }) => title)),
  },
  [routes.privacyPolicy]: {
    name: 'Privacy',
    title: 'Privacy policy',
    headline: 'Privacy Policy',
    label: `Effective ${privacyFacts.effective}`,
    description:
      'What we collect, why, and when we delete it. For visitors and applicants, in plain English.',
  },
} satisfies Partial<Record<Route, PageMetadata>>;

/** Every page of the site, including role pages. */
export const pages: ReadonlyMap<Route, PageMetadata> = new Map<Route, PageMetadata>([
  ...(Object.entries(sitePages) as [Route, PageMetadata][]),
  ...roleList.map((role) => [role.route, role.metadata] as const),
  ...networks.map((role) => [role.secondRoute, role.secondMetadata] as const),
]);

/** Returns the metadata of the page at a route. Throws if the route is neither in lib/site.ts nor a role's. */
export function findPageMetadata(route: Route): PageMetadata {
  const metadata = pages.get(route);
  if (!metadata)
    throw new Error(
      `${route} is not a route of lib/site.ts or of a role (components/roles/index.ts).`,
    );
  return metadata;
}

/** Returns the file name of a page's social card, below /cards/. */
export function toCardFileName(route: Route): string {
  return `${findCanonicalRoute(route).slice(1) || 'home'}.png`;
}
