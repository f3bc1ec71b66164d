import { figures } from '@/lib/facts';
import { roleList, roles } from '@/components/roles';
import { creatorPages } from '@/components/roles/creator/pages';
import { routes, type PageMetadata, type Route } from '@/lib/routes';
import { site } from '@/lib/site';

/** Returns the description of /roles. Lists the open roles if all titles fit a search result. */
export function describeRoles(titles: readonly string[]): string {
  if (titles.length === 0)
    return 'No student roles are open right now. See what each one involves, then check back.';
  const list = `: ${titles.join('; ')}`;
  const roles = list.length < 96 ? list : ` on ${figures.campuses} campuses`;
  return `Open roles for college students${roles}. Pick a ticket and apply.`;
}

/** The title and description of every page. */
export const pages: Readonly<Record<Route, PageMetadata>> = {
  [routes.home]: {
    title: site.tagline,
    description: site.description,
  },
  [routes.services]: {
    title: 'Ambassadors, creators and campus research',
    description: `Ambassador programs, creator campaigns and campus research on ${figures.campuses} campuses. Test a program with ${figures.pilotCampuses}, scale it to ${figures.scaleCampuses}.`,
  },
  [routes.about]: {
    title: 'About us',
    description:
      'Why we connect brands with college students, the four values on our wall, and the people behind the folding table.',
  },
  [routes.brands]: {
    title: 'Start a program',
    description: `Tell us what you’d like students to try. Test with ${figures.pilotCampuses} campuses, scale to ${figures.scaleCampuses}. Average launch window: ${figures.launchDays} days.`,
  },
  [routes.roles]: {
    title: 'Available opportunities for students',
    description: describeRoles(roleList.filter(({ open }) => open).map(({ title }) => title)),
  },
  [routes.privacyPolicy]: {
    title: 'Privacy policy',
    description:
      'What we collect, why, and when we delete it. For visitors and applicants, in plain English.',
  },
  [routes.ambassadorManager]: roles.manager.metadata,
  [routes.acornsAmbassador]: roles.acorns.metadata,
  [routes.solunaAmbassador]: roles.soluna.metadata,
  [routes.creator]: creatorPages[routes.creator].metadata,
  [routes.creators]: creatorPages[routes.creators].metadata,
};
