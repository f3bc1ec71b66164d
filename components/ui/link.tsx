'use client';

import NextLink, { useLinkStatus } from 'next/link';
import type { ComponentProps } from 'react';
import { Loading } from '@/components/ui/loading';
import { scrollToSection } from '@/components/ui/scroll-to-section';

/** The page behind this link is loading: the link itself shows it, and the header's line. */
function LinkStatus() {
  return <Loading when={useLinkStatus().pending} />;
}

/**
 * A link within the site: `next/link` without prefetch, and with the two rules of
 * docs/decisions/0012, that Next has no option for. A link to the page that one is on
 * leads to its top; a link to a section of the home page scrolls there by the section's own offset
 * (from another page, components/site/scroll-manager does so after arriving).
 */
export function Link({
  href,
  children,
  ...link
}: ComponentProps<'a'> & { href: string; replace?: boolean }) {
  const [path = '', section] = href.split('#');
  const isSection = path === '/' && section !== undefined;
  return (
    <NextLink
      href={href}
      prefetch={false}
      scroll={!isSection}
      onNavigate={(event) => {
        if (location.pathname !== path) return;
        event.preventDefault();
        if (isSection) scrollToSection(section);
        else scrollTo({ top: 0, behavior: 'instant' });
      }}
      {...link}
    >
      {children}
      <LinkStatus />
    </NextLink>
  );
}
