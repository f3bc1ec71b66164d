'use client';

import { useEffect } from 'react';
import { loadChunk } from '@/lib/browser/chunk';

/**
 * Lets the page's `data-swing` objects swing on their pins with the pace of scrolling. The spring
 * comes with framer-motion, loaded when the visitor begins to scroll; until then, and where it does
 * not load, everything hangs still. With reduced motion nothing is loaded and nothing moves.
 */
export function Swing() {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    const start = async () => {
      const swing = await loadChunk(() => import('@/components/ui/swing-with-scroll')).catch(
        () => undefined,
      );
      if (isUnmounted) return;
      stop = swing?.swingWithScroll([...document.querySelectorAll<HTMLElement>('[data-swing]')]);
    };
    addEventListener('scroll', start, { once: true, passive: true });
    return () => {
      isUnmounted = true;
      removeEventListener('scroll', start);
      stop?.();
    };
  }, []);

  return null;
}
