'use client';

import styles from './cord.module.css';

interface CordProps {
  className?: string | undefined;
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
