import { acornsFacts, facts, managerFacts, privacyFacts, solunaFacts } from '@/lib/content/phrases';
import { roleList } from '@/lib/roles';
import { routes, site, type Route } from '@/lib/site';
import { sentence } from '@/lib/content/text';

/** What search results, link previews, breadcrumbs and social cards say of a page. */
interface PageWords {
  /** One or two words: the last crumb above the page in search results. */
  name: string;
  /** In the tab and in search results; the agency's name follows. */
  title: string;
  /** The big line of the social card, and the small one above it. */
  headline: string;
  label: string;
  /** 50 to 160 characters: search results cut what is longer. */
  description: string;
}

const create: PageWords = {
  name: 'Creators',
  title: 'Student creator network',
  // The space that does not break keeps the colon's line whole on the card.
  headline: 'Now\u00a0casting: you',
  label: 'Paid, flexible, remote',
  description: `Paid, flexible work for college creators. Join the ${site.name} creator network, meet the others, and make what your own feed would stop for.`,
};

const openRoles = roleList.filter(({ open }) => open).map(({ title }) => title);

/** Every page of the site. A new route does not compile until it has its words here. */
export const pages: Readonly<Record<Route, PageWords>> = {
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
    description: `Tell us what students should know or try. Test with ${facts.pilotCampuses} campuses, scale to ${facts.scaleCampuses}, with a launch window of ${facts.launchDays} days for most programs.`,
  },
  [routes.creator]: create,
  [routes.creators]: create,
  [routes.roles]: {
    name: 'Opportunities',
    title: 'Available opportunities for students',
    headline: 'Available Opportunities',
    label: 'Box office',
    description: openRoles.length
      ? `Open roles for college students: ${openRoles.join('; ')}. Pick a ticket and apply.`
      : 'No role for college students is open at the moment. Each ticket says what the work is, so you know what to wait for.',
  },
  [routes.ambassadorManager]: {
    name: 'Ambassador Manager',
    title: 'Ambassador Manager: part-time, remote',
    headline: 'Ambassador Manager',
    label: 'Part-time, remote',
    description: `Lead campus ambassadors from wherever you are. Part-time, ${managerFacts.hoursPerWeek}, ${managerFacts.pay}.`,
  },
  [routes.acornsAmbassador]: {
    name: `${acornsFacts.client} Ambassador`,
    title: `${acornsFacts.client} Campus Ambassador`,
    headline: `${acornsFacts.client} Campus Ambassador`,
    label: acornsFacts.what,
    description: `${sentence(acornsFacts.commitment)} on your own campus, ${acornsFacts.hours}, ${acornsFacts.season}. ${sentence(acornsFacts.positions)}. Open to ${acornsFacts.openTo}.`,
  },
  [routes.solunaAmbassador]: {
    name: `${solunaFacts.client} Ambassador`,
    title: `${solunaFacts.client} Campus Ambassador`,
    headline: `${solunaFacts.client} Campus Ambassador`,
    label: solunaFacts.where,
    description: `Paid with ${solunaFacts.pay}: ${solunaFacts.hours} for ${solunaFacts.length} on ${solunaFacts.where}, for a ${solunaFacts.what}.`,
  },
  [routes.privacyPolicy]: {
    name: 'Privacy',
    title: 'Privacy policy',
    headline: 'Privacy Policy',
    label: `Effective ${privacyFacts.effective}`,
    description:
      'What we collect, why, and when it is gone. For visitors and applicants, in plain English.',
  },
};

/** The address that search engines should keep when a page can be reached at two. */
const canonical: Partial<Record<Route, Route>> = { [routes.creators]: routes.creator };

/** @returns the route that a page names as its own in search results and previews */
export function canonicalRoute(route: Route): Route {
  return canonical[route] ?? route;
}

/** The pages that search engines are shown: each under one address. */
export const indexedRoutes: readonly Route[] = Object.values(routes).filter(
  (route) => canonicalRoute(route) === route,
);

/** @returns the file name of a page's social card, under /cards/ */
export function cardFile(route: Route): string {
  return `${canonicalRoute(route).slice(1) || 'home'}.png`;
}
