import type { ComponentProps } from 'react';

/**
 * A link within the site: an ordinary one. One listener for the whole page (site/wayfinding) turns
 * its click into a change of route, and site/intent-prefetch loads its page when the visitor is
 * about to open it. `next/link` would do this per link, for 3 KB of script on every page.
 */
export function Link({ href, ...anchor }: ComponentProps<'a'> & { href: string }) {
  return <a href={href} {...anchor} />;
}
