'use client';

import { useEffect } from 'react';
import { HorizontalCord, TasselEnd } from '@/components/art/cord';
import { scrolledThresholdPx } from '@/lib/browser/scrolling';
import styles from './progress.module.css';

/**
 * Shows the scroll progress as a cord along the header's lower edge. Updates `data-scrolled` on the header, and moves
 * the cord in browsers without scroll-driven animations.
 */
export function Progress() {
  useEffect(() => {
    const header = document.querySelector('header');
    const hasScrollTimeline = CSS.supports('animation-timeline: scroll()');
    const update = () => {
      header?.setAttribute('data-scrolled', `${scrollY > scrolledThresholdPx}`);
      if (hasScrollTimeline) return;
      const maxScrollY = document.documentElement.scrollHeight - innerHeight;
      header?.style.setProperty('--progress', `${maxScrollY > 0 ? scrollY / maxScrollY : 0}`);
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);

  return (
    <div className={`screen-only ${styles.track}`} aria-hidden="true">
      <div className={styles.progress} data-progress />
      <div className={styles.cord}>
        <HorizontalCord />
        <TasselEnd data-swing="" />
      </div>
    </div>
  );
}
