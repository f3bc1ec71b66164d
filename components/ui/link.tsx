'use client';

import NextLink, { useLinkStatus } from 'next/link';
import type { ComponentProps } from 'react';
import { Loading } from '@/components/ui/loading';
import { scrollToSection } from '@/components/ui/scroll-to-section';

/** Shows in the link and in the header that the linked page is loading. */
function LinkStatus() {
  return <Loading when={useLinkStatus().pending} />;
}

/**
 * A link within the site, without prefetch, which costs phones more than it saves. A link to the current page scrolls to
 * the page's top. On the home page, a link to a section scrolls to the section; from other pages, scroll-manager.tsx does.
 */
export function Link({ href, children, ...link }: ComponentProps<'a'> & { href: string }) {
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
        history.replaceState(null, '', href);
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
