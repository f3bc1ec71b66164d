'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { isPlainClick } from '@/components/site/plain-click';
import {
  defaultSectionOffset,
  landingHeight,
  landingRoutes,
  sectionDelay,
  sectionOffsets,
} from '@/lib/scrolling';

const home = '/';

function scrollToSection(id: string) {
  const section = document.getElementById(id);
  if (!section) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top =
    section.getBoundingClientRect().top + scrollY + (sectionOffsets[id] ?? defaultSectionOffset);
  scrollTo({ top, behavior: still ? 'instant' : 'smooth' });
  section.focus({ preventScroll: true });
}

/**
 * Where a link leads, and where the page stands then (docs/decisions.md, "Scrolling"): at its top,
 * at 1400 px on the three landing pages, where it was on the way back to `/`; and how a link to a
 * section of the home page gets there. Without script, links and their hashes work by themselves.
 *
 * Next scrolls in a layout effect further down the tree, so this one has the last word.
 */
export function Wayfinding({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const router = useRouter();
  const standing = useRef({ pathname, home: 0, byHistory: false, byHash: false, section: '' });

  useEffect(() => {
    const now = standing.current;
    const remember = () => {
      if (now.pathname === home) now.home = scrollY;
    };
    const travel = () => {
      // Following a plain `#…` link counts as traveling, too.
      now.byHistory = !now.byHash;
      now.byHash = false;
    };
    // A plain `#…` link makes a history entry that Next does not know, and on the way back to it Next
    // would change the address alone. Writing the entry again hands it to Next.
    const adopt = () => {
      // Nobody else scrolls on the way back from one hash to another.
      if (now.byHistory) document.getElementById(location.hash.slice(1))?.scrollIntoView();
      now.byHistory = false;
      if (!history.state) history.replaceState(null, '', location.href);
    };
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a');
      if (!link || !isPlainClick(event, link)) return;
      const { hash, pathname: target, search } = link;
      const isHere = target === now.pathname;
      const isSection = target === home && hash !== '';
      // A hash on the page that one is on is the browser's own business.
      now.byHash = isHere && hash !== '' && !isSection && hash !== location.hash;
      if (isHere && hash && !isSection) return;
      event.preventDefault();
      if (isSection && isHere) return scrollToSection(hash.slice(1));
      if (isHere) return scrollTo({ top: 0, behavior: 'instant' });
      Object.assign(now, { byHistory: false, section: isSection ? hash.slice(1) : '' });
      router.push(isSection ? home : target + search + hash);
    };
    // The browser would restore every page on the way back, after us. It may do so for a reload and
    // for a return from elsewhere, so it is asked to stand back only while this page is here.
    const takeOver = () =>
      setTimeout(() => {
        history.scrollRestoration = 'manual';
      });
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    if (document.readyState === 'complete') takeOver();
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', giveBack);
    addEventListener('scroll', remember, { passive: true });
    addEventListener('popstate', travel);
    addEventListener('hashchange', adopt);
    addEventListener('click', follow);
    return () => {
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', giveBack);
      removeEventListener('scroll', remember);
      removeEventListener('popstate', travel);
      removeEventListener('hashchange', adopt);
      removeEventListener('click', follow);
    };
  }, [router]);

  useLayoutEffect(() => {
    const now = standing.current;
    // The first page stands where the browser and the landing script put it.
    if (now.pathname === pathname) return;
    const { byHistory, section } = now;
    Object.assign(now, { pathname, byHistory: false, section: '' });
    if (location.hash) return;
    const landing = landingRoutes.some((route) => route === pathname);
    const restored = pathname === home && byHistory ? now.home : 0;
    scrollTo({ top: landing ? landingHeight : restored, behavior: 'instant' });
    if (!section) return;
    const timer = setTimeout(() => scrollToSection(section), sectionDelay);
    return () => clearTimeout(timer);
  }, [pathname]);

  return children;
}
