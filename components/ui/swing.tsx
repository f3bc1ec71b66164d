'use client';

import { useEffect } from 'react';
import { loadChunk } from '@/lib/browser/chunk';

/**
 * Swings the page's `data-swing` elements while the visitor scrolls. Loads framer-motion at the first scroll event; with
 * reduced motion, or if that fails, nothing moves.
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
