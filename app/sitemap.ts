import type { MetadataRoute } from 'next';
import { getEnv } from '@/lib/env';
import { indexedRoutes } from '@/lib/routes';

/** Lists the pages without `lastModified`, because the build does not know when a text last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return indexedRoutes.map((route) => ({ url: new URL(route, getEnv().siteUrl).href }));
}
