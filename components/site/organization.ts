import type { Organization } from 'schema-dts';
import { getEnv } from '@/lib/env';
import { site } from '@/lib/site';

/** Returns an absolute URL: crawlers don't resolve relative ones in JSON-LD. */
export const toAbsoluteUrl = (path: string) => new URL(path, getEnv().siteUrl).href;

/** Returns the agency as https://schema.org/Organization. Other nodes refer to it by its `@id`. */
export function createOrganization() {
  return {
    '@type': 'Organization',
    '@id': toAbsoluteUrl('/#organization'),
    name: site.name,
    url: toAbsoluteUrl('/'),
    description: site.description,
    logo: toAbsoluteUrl('/icons/512.png'),
    sameAs: Object.values(site.social),
  } as const satisfies Organization;
}
