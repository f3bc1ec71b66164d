import type { MetadataRoute } from 'next';
import { getSettings } from '@/lib/settings';
import { indexedRoutes } from '@/lib/routes';

/** Lists the pages without `lastModified`, because the build does not know when a text last changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return indexedRoutes.map((route) => ({ url: new URL(route, getSettings().siteUrl).href }));
}
