'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { menuHash } from '@/components/site/menu';
import { scrollToSection } from '@/components/ui/scroll-to-section';
import { initialScrollY, sectionDelayMs } from '@/lib/browser/scrolling';

// Not imported from lib/site.ts, which would make the script of every page larger.
const home = '/';

interface ScrollManagerProps {
  /** The routes whose pages open at `initialScrollY`. */
  initiallyScrolledRoutes: readonly string[];
  children: ReactNode;
}

/**
 * Applies the specified scroll rules. Initially scrolled routes open at `initialScrollY`; other pages open at their top.
 * Back opens a page in the same way, but restores the scroll position of the home page. A hash in the URL overrides these
 * rules. A link to a section of the home page scrolls 50 ms after the navigation.
 *
 * Next scrolls in a layout effect of a descendant, so the layout effect here runs after it.
 */
export function ScrollManager({ initiallyScrolledRoutes, children }: ScrollManagerProps) {
  const pathname = usePathname();
  /** `isTraversal`: the visitor went back or forward in the history. */
  const navigation = useRef({ pathname, homeScrollY: 0, isTraversal: false });

  useEffect(() => {
    const state = navigation.current;
    const saveHomeScrollY = () => {
      if (state.pathname === home) state.homeScrollY = scrollY;
    };
    // Following a plain `#…` link also fires popstate, but its entry has no state.
    const onPopState = (event: PopStateEvent) => {
      state.isTraversal = event.state !== null;
    };
    // Next ignores the history entries that plain `#…` links add: going back to one would change only the URL.
    // Replacing such an entry with itself registers it with Next.
    const onHashChange = ({ oldURL }: HashChangeEvent) => {
      // If Back changes only the hash, neither the browser nor Next scrolls. On closing the menu, nothing may scroll.
      const isMenuClosing = oldURL.endsWith(menuHash);
      if (state.isTraversal && !isMenuClosing)
        document.getElementById(location.hash.slice(1))?.scrollIntoView();
      state.isTraversal = false;
      if (!history.state) history.replaceState(null, '', location.href);
    };
    // On Back, the browser would restore the position after this component has scrolled. Restoration is manual only
    // while the page is shown, so that reloads and returns from other sites still restore the position.
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
    const state = navigation.current;
    // The browser and InitialScrollScript set the scroll position of the first page.
    if (state.pathname === pathname) return;
    const { isTraversal } = state;
    Object.assign(state, { pathname, isTraversal: false });
    const section = pathname === home && !isTraversal ? location.hash.slice(1) : '';
    // Next has already scrolled to the hash.
    if (location.hash && pathname !== home) return;
    const isInitiallyScrolled = initiallyScrolledRoutes.includes(pathname);
    const restoredScrollY = pathname === home && isTraversal ? state.homeScrollY : 0;
    scrollTo({ top: isInitiallyScrolled ? initialScrollY : restoredScrollY, behavior: 'instant' });
    if (!section) return;
    const timer = setTimeout(() => scrollToSection(section), sectionDelayMs);
    return () => clearTimeout(timer);
  }, [initiallyScrolledRoutes, pathname]);

  return children;
}
