import { figures } from '@/lib/facts';
import { roles } from '@/components/roles';
import { creatorPages } from '@/components/roles/creator/pages';
import { routes, type PageMetadata, type Route } from '@/lib/routes';
import { site } from '@/lib/site';

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
    description:
      'Student roles, on campus or remote. Pick a ticket to see what you’d do, when, and how to apply.',
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
