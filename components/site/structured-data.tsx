import type { BreadcrumbList, Graph, Thing, WebSite, WithContext } from 'schema-dts';
import { positions, roleList } from '@/components/roles';
import { createJobPosting } from '@/components/site/job-posting';
import { toAbsoluteUrl, createOrganization } from '@/components/site/organization';
import { findPageMetadata } from '@/components/site/pages';
import { findCanonicalRoute, routes, type Route } from '@/lib/routes';
import { site } from '@/lib/site';

function describeSite(): Graph {
  const webSite = {
    '@type': 'WebSite',
    '@id': toAbsoluteUrl('/#website'),
    name: site.name,
    description: site.description,
    url: toAbsoluteUrl('/'),
    inLanguage: 'en-US',
    publisher: { '@id': createOrganization()['@id'] },
  } as const satisfies WebSite;
  return { '@context': 'https://schema.org', '@graph': [createOrganization(), webSite] };
}

/** Returns the routes from the home page to a page; role pages are below the list of roles. */
const listBreadcrumbs = (route: Route): readonly Route[] =>
  roleList.some((role) => role.route === route)
    ? [routes.home, routes.roles, route]
    : [routes.home, route];

function createBreadcrumbs(route: Route): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: listBreadcrumbs(findCanonicalRoute(route)).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: findPageMetadata(step).name,
      item: toAbsoluteUrl(step),
    })),
  };
}

/** Returns the JSON-LD of a page: the agency on the home page; breadcrumbs and open positions on the others. */
export function createStructuredData(route: Route): (Graph | WithContext<Thing>)[] {
  if (route === routes.home) return [describeSite()];
  const postings = positions.filter((role) => role.route === route).map(createJobPosting);
  return [createBreadcrumbs(route), ...postings.filter((posting) => posting !== undefined)];
}

/** Serializes JSON-LD for a `script` element. Escapes `<`, so that no text can end the element. */
export const serializeJsonLd = (data: Graph | WithContext<Thing>): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');

/** The JSON-LD of a page. Data blocks don't run, so the content security policy needs no hash for them. */
export function StructuredData({ route }: { route: Route }) {
  return createStructuredData(route).map((data, index) => (
    <script
      key={index}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }}
    />
  ));
}
