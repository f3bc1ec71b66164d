import ink from '@/components/art/ink.module.css';
import type { values } from '@/components/pages/about/copy';

interface EmblemDrawing {
  /** The color of the pennant behind it. */
  felt: 'gold' | 'green' | 'paper' | 'brick';
  contours: string;
  lines?: string;
  thickLines?: string;
  thickColor?: string;
}

/** A drawing for each value in copy.ts. */
export const emblems: Readonly<Record<(typeof values.list)[number]['id'], EmblemDrawing>> = {
  // A paper with a red grade.
  honesty: {
    felt: 'gold',
    contours: 'M14.7 2.4 42.6 4.8 53.5 17.8 49.7 61.6 9.8 58.2Z',
    lines: 'M42.6 4.8l-1 12 11.9 1M17 44l28 2.4M16 52l20 1.7',
    thickLines: 'M22 17l-1.6 18M22 17c12 0 11 8-.6 8.4 14 .6 12.5 11-1 9.6M37 27.5l8 .7',
    thickColor: 'var(--brick)',
  },
  // A smiling sun.
  positivity: {
    felt: 'green',
    contours:
      'M50 27 62 32 50 37ZM48 42 53 53 42 48ZM37 50 32 62 27 50ZM22 48 11 53 16 42ZM14 37 2 32 14 27ZM16 22 11 11 22 16ZM27 14 32 2 37 14ZM42 16 53 11 48 22ZM32 17a15 15 0 1 1 0 30 15 15 0 0 1 0-30Z',
    lines: 'M26 29v.1m11-.1v.1M31 30q-2 4 1 5M25 38q7 5 14-1',
  },
  // Two cans on a string.
  communication: {
    felt: 'paper',
    contours: 'M4 34v20q9 6 18 0V34q-9 6-18 0 9-6 18 0M42 10v20q9 6 18 0V10q-9 6-18 0 9-6 18 0',
    lines: 'M22 46q14-2 10-16t10-12',
  },
  // A die.
  ourselves: {
    felt: 'brick',
    contours:
      'M4.3 26.7 39.8 20.4 46 55.9 10.6 62.2ZM4.3 26.7 14.7 10.7 50.1 4.4 39.8 20.4M50.1 4.4 56.2 38.9 46 55.9 39.8 20.4Z',
    thickLines:
      'M14.6 33h.1M32.3 29.9h.1M16.3 42.9h.1M34 39.7h.1M18 52.7h.1M35.8 49.6h.1M18.5 19.5h.1M27.2 15.5h.1M35.9 11.6h.1M47.1 19h.1M48.9 41h.1',
  },
};

/** The drawing on a pennant. Decorative. */
export function Emblem({ emblem, className }: { emblem: EmblemDrawing; className: string }) {
  const { contours, lines, thickLines, thickColor } = emblem;
  return (
    <svg
      className={`${ink.lines} ${className}`}
      viewBox="0 0 64 64"
      width="64"
      height="64"
      aria-hidden="true"
    >
      <path d={contours} fill="var(--emblem-fill)" />
      {lines && <path d={lines} strokeWidth="2" data-part="lines" />}
      {thickLines && <path d={thickLines} strokeWidth="5" stroke={thickColor} />}
    </svg>
  );
}
