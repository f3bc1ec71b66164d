import type { Metadata } from 'next';
import { getSettings } from '@/lib/settings';
import { pages } from '@/components/site/pages';
import { findCanonicalRoute, routes, type Route } from '@/lib/routes';
import { site } from '@/lib/site';

/**
 * Returns the metadata that all pages share. Next adds the nearest opengraph-image.png to link previews, and each page's
 * own title and description (https://ogp.me).
 */
export function createSiteMetadata(): Metadata {
  return {
    metadataBase: new URL(getSettings().siteUrl),
    // Keeps browsers from turning figures into telephone links.
    formatDetection: { telephone: false },
    openGraph: { type: 'website', siteName: site.name, url: './' },
  };
}

/** Returns the metadata of one page: title, description and canonical address. */
export function createPageMetadata(route: Route): Metadata {
  const { title, description } = pages[route];
  return {
    title: route === routes.home ? `${site.name}: ${title}` : `${title} | ${site.name}`,
    description,
    alternates: { canonical: findCanonicalRoute(route) },
  };
}
