'use client';

import { useEffect } from 'react';

/** How far an object hangs askew before it settles, in degrees; every second one the other way. */
const askew = 5;

/**
 * Lets the page's `data-settle` objects swing to rest on their pins as they come into view, once.
 * The springs come with framer-motion, loaded when the visitor begins to scroll. Until then, and
 * for what is in view by then, everything already hangs still. Nothing is ever hidden. Reduced
 * motion: nothing moves.
 */
export function Settle() {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let observer: IntersectionObserver | undefined;
    let gone = false;

    const start = async () => {
      const motion = await import('@/components/ui/spring').catch(() => undefined);
      if (gone || !motion) return;
      const below = [...document.querySelectorAll<HTMLElement>('[data-settle]')].filter(
        (object) => object.getBoundingClientRect().top > innerHeight,
      );
      observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue;
            observer?.unobserve(target);
            motion.swing(target, below.indexOf(target as HTMLElement) % 2 ? askew : -askew);
          }
        },
        { threshold: 0.15 },
      );
      for (const object of below) observer.observe(object);
    };

    addEventListener('scroll', start, { once: true, passive: true });
    return () => {
      gone = true;
      observer?.disconnect();
      removeEventListener('scroll', start);
    };
  }, []);

  return null;
}
