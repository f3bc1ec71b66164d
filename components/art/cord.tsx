'use client';

import styles from './cord.module.css';

/** Four strands of the twisted cord, 8 units apart: what one tile shows, and what reaches into it. */
const strands = 'M3.5-3l5-4M3.5 5l5-4M3.5 13l5-4M3.5 21l5-4';

/** The wraps of the knot; the last one lies over the others. */
const wraps = 'M5 11 11 5M13 19l6-6';
const lastWrap = 'M6 17 17 6';

/**
 * What everything that hangs is drawn with, by id: the pattern `#cord` (12 wide, a tile of 8; across, 9
 * high), the symbols `#knot` and `#tassel`. The header of every page holds it once. In a client
 * component, because a server component's markup travels twice: as HTML, and again as data.
 */
export function CordSheet() {
  return (
    <svg className={styles.sheet} aria-hidden="true" focusable="false">
      <pattern id="cord" width="12" height="8" patternUnits="userSpaceOnUse">
        <g strokeLinecap="round">
          <path d={strands} stroke="var(--ink)" strokeWidth="7" />
          <path d={strands} stroke="var(--gold)" strokeWidth="4" />
        </g>
      </pattern>
      <pattern id="cord-across" href="#cord" patternTransform="rotate(90) scale(0.75)" />
      <symbol id="knot" viewBox="0 0 24 24">
        <g strokeLinecap="round">
          <path d={wraps} stroke="var(--ink)" strokeWidth="9" />
          <path d={wraps} stroke="var(--gold)" strokeWidth="5" />
          <path d={lastWrap} stroke="var(--ink)" strokeWidth="10" />
          <path d={lastWrap} stroke="var(--gold)" strokeWidth="6" />
        </g>
      </symbol>
      <symbol id="tassel" viewBox="0 0 28 56">
        <g fill="var(--gold)" stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round">
          <path d="M10 20h8l8 31-5 3-3-3-4 5-4-5-3 3-5-3z" />
          <path d="M12 26 10 46M16 26l2 20" strokeWidth="2" />
          <path d="M7.5 16h13v6h-13z" />
        </g>
        <use href="#knot" x="4" y="-3" width="20" height="20" />
      </symbol>
    </svg>
  );
}

interface CordProps {
  className?: string | undefined;
}

/** A straight length of the cord, upright, 12 px wide and as tall as its place says. Decorative. */
export function Cord({ className }: CordProps) {
  return (
    <svg className={`${styles.cord} ${className ?? ''}`} aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill="url(#cord)" />
    </svg>
  );
}

/** The same, lying: 9 px high and as wide as its place. Decorative. */
export function CordAcross({ className }: CordProps) {
  return (
    <svg className={`${styles.across} ${className ?? ''}`} aria-hidden="true" focusable="false">
      <rect width="100%" height="9" fill="url(#cord-across)" />
    </svg>
  );
}

/** The knot that the cord is tied with: where a thing hangs, and at the page one is on. Decorative. */
export function Knot({ className }: CordProps) {
  return (
    <svg className={`${styles.knot} ${className ?? ''}`} aria-hidden="true" focusable="false">
      <use href="#knot" />
    </svg>
  );
}

/** The small tassel at the end of a cord, its knot on top. Decorative. */
export function TasselEnd({ className }: CordProps) {
  return (
    <svg className={`${styles.tassel} ${className ?? ''}`} aria-hidden="true" focusable="false">
      <use href="#tassel" />
    </svg>
  );
}
