'use client';

import { useEffect } from 'react';
import { formatMetric } from '@/components/pages/home/format-metric';

const TICKS = 100;
const TICK_MS = 20;
/** Share of the section that must be visible before the counters run. */
const VISIBLE_SHARE = 0.5;

interface CountersProps {
  /** The id of the section that contains the counters. */
  sectionId: string;
}

/**
 * The HTML contains the final values. The first time the section is out of view, sets the metrics to 0; when half of it
 * is then visible, counts them up, once. So visitors whose page opens at the section first see the final values. With
 * reduced motion, does nothing.
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
        counter.textContent = formatMetric((Number(target) * tick) / TICKS, suffix);
      }
    };

    const run = () => {
      let tick = 0;
      timer = setInterval(() => {
        tick += 1;
        show(tick);
        if (tick < TICKS) return;
        clearInterval(timer);
        section.dataset.counted = '';
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
      clearInterval(timer);
      show(TICKS);
    };
  }, [sectionId]);

  return null;
}
