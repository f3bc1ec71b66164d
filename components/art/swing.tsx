'use client';

import { useEffect } from 'react';
import { loadChunk } from '@/lib/browser/chunk';

/**
 * Renders nothing. While the visitor scrolls, swings every element of the page that has `data-swing`: the notes of “Why
 * Us?” (home/pinned-note.tsx), the pennants (about/pennants.tsx) and the tassel of the scroll progress
 * (site/progress.tsx). Loads framer-motion at the first scroll event. If that fails, or with reduced motion, nothing
 * moves.
 */
export function Swing() {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    const start = async () => {
      const swing = await loadChunk(() => import('@/components/art/swing-with-scroll')).catch(
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
