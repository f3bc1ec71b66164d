import type { Metadata } from 'next';
import { env } from '@/lib/env';
import { canonicalRoute, cardFile, wordsOf } from '@/lib/content/pages';
import { routes, site, type Path } from '@/lib/site';

/** What a link preview is told to draw; app/cards makes the pictures in this size. */
export const cardSize = { width: 1200, height: 630 } as const;

/** What every page says of the site; the root layout carries it. */
export function siteMetadata(): Metadata {
  return {
    metadataBase: new URL(env().siteUrl),
    // Figures of ours are not telephone numbers.
    formatDetection: { telephone: false },
  };
}

/**
 * What one page says of itself to search engines and in previews of its link
 * (Open Graph, https://ogp.me, and X's card). Addresses are relative to `metadataBase`.
 *
 * @param route whose page it is; a page that stands under two addresses names one as canonical
 */
export function pageMetadata(route: Path): Metadata {
  const { title, headline, description } = wordsOf(route);
  const own = canonicalRoute(route);
  const image = {
    url: `/cards/${cardFile(route)}`,
    ...cardSize,
    alt: `${site.name}: ${headline}. A college campus with a gold tassel above it.`,
  };
  return {
    title: route === routes.home ? `${site.name}: ${title}` : `${title} | ${site.name}`,
    description,
    alternates: { canonical: own },
    openGraph: {
      type: 'website',
      siteName: site.name,
      url: own,
      title,
      description,
      images: [image],
    },
    // Its other values are taken from Open Graph.
    twitter: { card: 'summary_large_image' },
  };
}
