'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { scrollToSection } from '@/components/ui/scroll-to-section';
import { sectionDelayMs } from '@/lib/browser/scrolling';

/**
 * Applies the specified scroll rules after a navigation and moves the focus to the new page. Back opens a page like a
 * link, but restores the scroll position of the home page. A hash wins. A link to a section of the home page scrolls
 * 50 ms after the navigation. scroll-script.ts positions the first page.
 */
export function ScrollManager({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  /** `isTraversal`: the visitor went back or forward in the history. */
  const navigation = useRef({ pathname, homeScrollY: 0, isTraversal: false });

  useEffect(() => {
    const state = navigation.current;
    const listeners = new AbortController();
    const { signal } = listeners;
    const saveHomeScrollY = () => {
      if (state.pathname === '/') state.homeScrollY = scrollY;
    };
    addEventListener('scroll', saveHomeScrollY, { signal, passive: true });
    const noteTraversal = (event: PopStateEvent) => {
      // A click on a plain `#…` link fires popstate, too, but its entry has no state yet.
      state.isTraversal = event.state !== null;
    };
    addEventListener('popstate', noteTraversal, { signal });
    const handleHashChange = () => {
      // If Back changes only the hash, neither the browser nor Next scrolls.
      if (state.isTraversal) document.getElementById(location.hash.slice(1))?.scrollIntoView();
      state.isTraversal = false;
      // Next ignores entries without state: going back to one would change only the address.
      if (!history.state) history.replaceState(null, '', location.href);
    };
    addEventListener('hashchange', handleHashChange, { signal });
    return () => listeners.abort();
  }, []);

  // Next scrolls in a layout effect of a descendant, so this one runs after it.
  useLayoutEffect(() => {
    const state = navigation.current;
    if (state.pathname === pathname) return;
    const { isTraversal, homeScrollY } = state;
    Object.assign(state, { pathname, isTraversal: false });
    document.getElementById('content')?.focus({ preventScroll: true });
    const isHome = pathname === '/';
    // Next has already scrolled to the hash.
    if (location.hash && !isHome) return;
    const page = document.querySelector<HTMLElement>('[data-initial-scroll-y]');
    const top = isHome && isTraversal ? homeScrollY : Number(page?.dataset.initialScrollY ?? 0);
    scrollTo({ top, behavior: 'instant' });
    if (!location.hash || isTraversal) return;
    const timer = setTimeout(() => scrollToSection(location.hash.slice(1)), sectionDelayMs);
    return () => clearTimeout(timer);
  }, [pathname]);

  return children;
}
