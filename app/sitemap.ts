import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { indexedRoutes } from '@/components/site/pages';

/** Without dates: nothing here knows when a page's words last changed, and a guess is worse. */
export default function sitemap(): MetadataRoute.Sitemap {
  return indexedRoutes.map((route) => ({ url: new URL(route, env().siteUrl).href }));
}
