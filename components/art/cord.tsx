'use client';

import cord from '@/components/art/cord.svg?raw';
import { Drawing } from '@/components/art/drawing';
import styles from './cord.module.css';

interface CordProps {
  className?: string | undefined;
}

/**
 * What everything that hangs is drawn with, by id: the pattern `#cord` (12 wide, a tile of 8; across, 9
 * high), the symbols `#knot` and `#tassel`. The header of every page holds it once.
 */
export function CordSheet() {
  return <Drawing svg={cord} className={styles.sheet} />;
}

/** A straight length of the cord, upright, 12 px wide and as tall as its place says. Decorative. */
export function Cord({ className }: CordProps) {
  return (
    <svg className={`${styles.cord} ${className ?? ''}`} aria-hidden="true">
      <rect width="100%" height="100%" fill="url(#cord)" />
    </svg>
  );
}

/** The same, lying: 9 px high and as wide as its place. Decorative. */
export function CordAcross({ className }: CordProps) {
  return (
    <svg className={`${styles.across} ${className ?? ''}`} aria-hidden="true">
      <rect width="100%" height="9" fill="url(#cord-across)" />
    </svg>
  );
}

/** The knot that the cord is tied with: where a thing hangs, and at the page one is on. Decorative. */
export function Knot({ className }: CordProps) {
  return (
    <svg className={`${styles.knot} ${className ?? ''}`} aria-hidden="true">
      <use href="#knot" />
    </svg>
  );
}

/** The small tassel at the end of a cord, its knot on top. Decorative. */
export function TasselEnd({ className, ...swing }: CordProps & { 'data-swing'?: '' }) {
  return (
    <svg className={`${styles.tassel} ${className ?? ''}`} aria-hidden="true" {...swing}>
      <use href="#tassel" />
    </svg>
  );
}
