'use client';

import { useEffect } from 'react';
import { formatNumber } from '@/lib/format-number';

const TICKS = 100;
const TICK_MS = 20;
/** Share of the section that must be visible before the counters run. */
const VISIBLE_SHARE = 0.5;

interface CountersProps {
  /** The id of the section that contains the counters. */
  sectionId: string;
}

/**
 * Draws running digits (`data-digits`, see scoreboard.module.css) over the final values, which stay in the page for whoever
 * reads, searches, copies or prints it. The first time the section is out of view, draws 0; when half of it is then
 * visible, counts up, once. So visitors whose page opens at the section see the final values. With reduced motion, does
 * nothing.
 */
export function Counters({ sectionId }: CountersProps) {
  useEffect(() => {
    const section = document.getElementById(sectionId);
    if (!section || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const counters = [...section.querySelectorAll<HTMLElement>('[data-target]')];
    let timer: ReturnType<typeof setInterval> | undefined;

    const show = (tick: number) => {
      for (const counter of counters) {
        const { target, suffix = '' } = counter.dataset;
        const digits = Math.floor((Number(target) * tick) / TICKS);
        counter.dataset.digits = `${formatNumber(digits)}${suffix}`;
      }
    };

    const finish = () => {
      clearInterval(timer);
      for (const counter of counters) delete counter.dataset.digits;
      section.dataset.counted = '';
    };

    const run = () => {
      let tick = 0;
      timer = setInterval(() => {
        tick += 1;
        show(tick);
        if (tick === TICKS) finish();
      }, TICK_MS);
    };

    let isReset = false;
    // On short screens, half of the section may not fit. Then a visible part of 90% of the screen's height is enough.
    const threshold = Math.min(VISIBLE_SHARE, (0.9 * innerHeight) / section.offsetHeight);
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        if (!entry.isIntersecting && !isReset) {
          isReset = true;
          show(0);
        }
        if (isReset && entry.isIntersecting && entry.intersectionRatio >= threshold) {
          observer.disconnect();
          run();
        }
      },
      { threshold: [0, threshold] },
    );
    observer.observe(section);
    return () => {
      observer.disconnect();
      finish();
    };
  }, [sectionId]);

  return null;
}
