'use client';

import { useEffect } from 'react';
import { shown } from '@/components/home/count';

const ticks = 100;
const tickLength = 20;
const visibleHalf = 0.5;

interface CountersProps {
  /** The id of the section that holds them. */
  sectionId: string;
}

/**
 * Plays the scoreboard: every counter from 0 to its target in 100 ticks of 20 ms, once, when half
 * of the section is in view. It sets them to 0 only while nobody can see them; a visitor who
 * arrives in front of the board, and one who prefers reduced motion, sees the final score.
 * Writes to the elements: nothing here renders.
 */
export function Counters({ sectionId }: CountersProps) {
  useEffect(() => {
    const section = document.getElementById(sectionId);
    if (!section || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const counters = [...section.querySelectorAll<HTMLElement>('[data-target]')];
    let timer: ReturnType<typeof setInterval> | undefined;

    const show = (tick: number) => {
      for (const { dataset, firstElementChild } of counters) {
        const value = (Number(dataset.target) * tick) / ticks;
        if (firstElementChild) firstElementChild.textContent = shown(value, dataset.suffix ?? '');
      }
    };

    const run = () => {
      let tick = 0;
      section.dataset.score = 'running';
      timer = setInterval(() => {
        tick += 1;
        show(tick);
        if (tick < ticks) return;
        clearInterval(timer);
        section.dataset.score = 'final';
      }, tickLength);
    };

    let armed = false;
    // A low screen cannot hold half of the section: 90 % of its height is enough.
    const enough = Math.min(visibleHalf, (0.9 * innerHeight) / section.offsetHeight);
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        if (!entry.isIntersecting && !armed) {
          armed = true;
          show(0);
        }
        if (armed && entry.isIntersecting && entry.intersectionRatio >= enough) {
          observer.disconnect();
          run();
        }
      },
      { threshold: [0, enough] },
    );
    observer.observe(section);
    return () => {
      observer.disconnect();
      clearInterval(timer);
      show(ticks);
    };
  }, [sectionId]);

  return null;
}
