import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { indexedRoutes } from '@/components/site/pages';

/** Lists the pages without `lastModified`: the build does not know when a page's text last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return indexedRoutes.map((route) => ({ url: new URL(route, env().siteUrl).href }));
}
