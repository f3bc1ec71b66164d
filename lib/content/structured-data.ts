import type { BreadcrumbList, Graph, Organization, Thing, WebSite, WithContext } from 'schema-dts';
import { env } from '@/lib/env';
import { canonicalRoute, wordsOf } from '@/lib/content/pages';
import { roleList } from '@/lib/roles';
import { routes, site, type Path } from '@/lib/site';

/** @returns an address of ours, in full: crawlers do not resolve relative ones in JSON-LD */
export const address = (path: string) => new URL(path, env().siteUrl).href;

/** The agency, as https://schema.org/Organization. Other nodes point to it by its `@id`. */
export function organization() {
  return {
    '@type': 'Organization',
    '@id': address('/#organization'),
    name: site.name,
    url: address('/'),
    description: site.description,
    logo: address('/icons/512.png'),
    sameAs: Object.values(site.social),
  } as const satisfies Organization;
}

/** What the home page says: who we are, and that this is our site. */
function home(): Graph {
  const webSite = {
    '@type': 'WebSite',
    '@id': address('/#website'),
    name: site.name,
    description: site.description,
    url: address('/'),
    inLanguage: 'en-US',
    publisher: { '@id': organization()['@id'] },
  } as const satisfies WebSite;
  return { '@context': 'https://schema.org', '@graph': [organization(), webSite] };
}

/** Roles are reached through the list of roles. */
const trail = (route: Path): readonly Path[] =>
  roleList.some((role) => role.route === route)
    ? [routes.home, routes.roles, route]
    : [routes.home, route];

function breadcrumbs(route: Path): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail(canonicalRoute(route)).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: wordsOf(step).name,
      item: address(step),
    })),
  };
}

/**
 * @param route whose page it is
 * @returns what the page says to machines about where it stands: Organization and WebSite on the
 *   home page, BreadcrumbList on every other
 */
export function pageData(route: Path): Graph | WithContext<BreadcrumbList> {
  return route === routes.home ? home() : breadcrumbs(route);
}

/**
 * @param data JSON-LD
 * @returns its text, for a `script` element: without `<` nothing in it can end the element
 */
export function scriptText(data: Graph | WithContext<Thing>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
