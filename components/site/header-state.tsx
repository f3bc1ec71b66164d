'use client';

import { useEffect } from 'react';
import { scrolledAfter } from '@/lib/browser/scrolling';

/**
 * Keeps `data-scrolled` on the header, and the progress line where the browser has no
 * scroll-driven animation. Writes to the element: nothing here renders.
 */
export function HeaderState() {
  useEffect(() => {
    const header = document.querySelector('header');
    const hasScrollTimeline = CSS.supports('animation-timeline: scroll()');
    const update = () => {
      header?.setAttribute('data-scrolled', `${scrollY > scrolledAfter}`);
      if (hasScrollTimeline) return;
      const maxScrollY = document.documentElement.scrollHeight - innerHeight;
      header?.style.setProperty('--progress', `${maxScrollY > 0 ? scrollY / maxScrollY : 0}`);
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);

  return null;
}
