import type { MetadataRoute } from 'next';
import { getSettings } from '@/lib/settings';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: new URL('/sitemap.xml', getSettings().siteUrl).href,
  };
}
