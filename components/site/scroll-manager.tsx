'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { menuHash } from '@/components/site/menu';
import { scrollToSection } from '@/components/ui/scroll-to-section';
import { landingHeight, sectionDelay } from '@/lib/browser/scrolling';

const home = '/';

interface ScrollManagerProps {
  /** The pages that open at their form. */
  landingRoutes: readonly string[];
  children: ReactNode;
}

/**
 * The site's scroll rules (docs/decisions/0012): a page starts at its top, also on the
 * way back; the pages that open at their form at 1400 px; the way back to the home page restores its scroll
 * position; a link to a section of the home page scrolls 50 ms after arriving.
 *
 * Next scrolls in a layout effect further down the tree, so the one here runs after it.
 */
export function ScrollManager({ landingRoutes, children }: ScrollManagerProps) {
  const pathname = usePathname();
  const current = useRef({ pathname, homeScrollY: 0, isTraversal: false });

  useEffect(() => {
    const now = current.current;
    const saveHomeScrollY = () => {
      if (now.pathname === home) now.homeScrollY = scrollY;
    };
    // Following a plain `#…` link fires popstate, too: its entry is new and has no state yet.
    const onPopState = ({ state }: PopStateEvent) => {
      now.isTraversal = state !== null;
    };
    // Next does not know the history entry of a plain `#…` link, and on the way back to it would
    // change the address alone. Replacing the entry with itself hands it to Next.
    const onHashChange = ({ oldURL }: HashChangeEvent) => {
      // On the way back from one hash to another, neither the browser nor Next scrolls. The menu was over the page.
      const isMenuClosing = oldURL.endsWith(menuHash);
      if (now.isTraversal && !isMenuClosing)
        document.getElementById(location.hash.slice(1))?.scrollIntoView();
      now.isTraversal = false;
      if (!history.state) history.replaceState(null, '', location.href);
    };
    // The browser would restore every page on the way back, after us. It may do so for a reload and
    // for a return from another site, so restoration is manual only while this page is shown.
    const disableScrollRestoration = () =>
      setTimeout(() => {
        history.scrollRestoration = 'manual';
      });
    const enableScrollRestoration = () => {
      history.scrollRestoration = 'auto';
    };
    if (document.readyState === 'complete') disableScrollRestoration();
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('pageshow', disableScrollRestoration, { signal });
    addEventListener('pagehide', enableScrollRestoration, { signal });
    addEventListener('scroll', saveHomeScrollY, { signal, passive: true });
    addEventListener('popstate', onPopState, { signal });
    addEventListener('hashchange', onHashChange, { signal });
    return () => listeners.abort();
  }, []);

  useLayoutEffect(() => {
    const now = current.current;
    // The first page stands where the browser and the landing script put it.
    if (now.pathname === pathname) return;
    const { isTraversal } = now;
    Object.assign(now, { pathname, isTraversal: false });
    const section = pathname === home && !isTraversal ? location.hash.slice(1) : '';
    // Next has scrolled to the hash.
    if (location.hash && pathname !== home) return;
    const isLanding = landingRoutes.includes(pathname);
    const restored = pathname === home && isTraversal ? now.homeScrollY : 0;
    scrollTo({ top: isLanding ? landingHeight : restored, behavior: 'instant' });
    if (!section) return;
    const timer = setTimeout(() => scrollToSection(section), sectionDelay);
    return () => clearTimeout(timer);
  }, [landingRoutes, pathname]);

  return children;
}
