'use client';

import { useEffect } from 'react';
import { CordAcross, TasselEnd } from '@/components/art/cord';
import { scrolledAfter } from '@/lib/browser/scrolling';

/**
 * Where the page stands: a cord along the header's lower edge, with a tassel at its end. It keeps
 * `data-scrolled` on the header, and moves the cord where the browser has no scroll-driven animation.
 * Writes to the element: nothing here renders again.
 */
export function Progress() {
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

  return (
    <div className="screen-only progress-track" aria-hidden="true">
      <div className="progress" data-progress />
      <div className="progress-cord">
        <CordAcross />
        <TasselEnd data-swing="" />
      </div>
    </div>
  );
}
