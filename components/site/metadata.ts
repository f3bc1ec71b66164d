import type { Metadata } from 'next';
import { getEnv } from '@/lib/env';
import { toCardFileName, findPageMetadata } from '@/components/site/pages';
import { findCanonicalRoute, routes, type Route } from '@/lib/routes';
import { site } from '@/lib/site';

/** The size of social cards, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Returns the metadata that all pages share. */
export function createSiteMetadata(): Metadata {
  return {
    metadataBase: new URL(getEnv().siteUrl),
    // Keeps browsers from turning figures into telephone links.
    formatDetection: { telephone: false },
  };
}

/** Returns the metadata of one page: title, description, canonical address and link preview (https://ogp.me). */
export function createPageMetadata(route: Route): Metadata {
  const { title, headline, description } = findPageMetadata(route);
  const canonical = findCanonicalRoute(route);
  const image = {
    url: `/cards/${toCardFileName(route)}`,
    ...cardSize,
    alt: `${site.name}: ${headline}. A college campus with a gold tassel above it.`,
  };
  return {
    title: route === routes.home ? `${site.name}: ${title}` : `${title} | ${site.name}`,
    description,
    alternates: { canonical },
    openGraph: {
      type: 'website',
      siteName: site.name,
      url: canonical,
      title,
      description,
      images: [image],
    },
    // X takes the other values from Open Graph.
    twitter: { card: 'summary_large_image' },
  };
}
