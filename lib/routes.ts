/** The route of every page. A new page needs an entry here and app/(site)/<route>/page.tsx. */
export const routes = {
  home: '/',
  services: '/services',
  about: '/about',
  brands: '/brands',
  roles: '/roles',
  privacyPolicy: '/privacy-policy',
  ambassadorManager: '/ambassador-manager',
  acornsAmbassador: '/acorns-ambassador',
  solunaAmbassador: '/soluna-ambassador',
  creator: '/creator',
  creators: '/creators',
} as const;

export type Route = (typeof routes)[keyof typeof routes];

/** A page's copy for search results and link previews. */
export interface PageMetadata {
  /** The title in tabs and search results, without the agency's name. */
  title: string;
  /** 50 to 160 characters: search results cut the rest. */
  description: string;
}

export const allRoutes: readonly Route[] = Object.values(routes);

/** Pages that show the same content as another page, and that page's route, which search engines list instead. */
const canonicalRoutes: Partial<Record<Route, Route>> = { [routes.creators]: routes.creator };

export const findCanonicalRoute = (route: Route): Route => canonicalRoutes[route] ?? route;

/** The routes that search engines list. */
export const indexedRoutes: readonly Route[] = allRoutes.filter(
  (route) => findCanonicalRoute(route) === route,
);
