import styles from './cord.module.css';

interface CordProps {
  className?: string | undefined;
}

/** A straight length of the cord, upright, 12 px wide and as tall as its place says. Decorative. */
export function Cord({ className = '' }: CordProps) {
  return <i className={`${styles.cord} ${className}`} aria-hidden="true" />;
}

/** The same, lying: 9 px high and as wide as its place. Decorative. */
export function CordAcross({ className = '' }: CordProps) {
  return <i className={`${styles.across} ${className}`} aria-hidden="true" />;
}

/** The knot that the cord is tied with: where a thing hangs, and at the page one is on. Decorative. */
export function Knot({ className = '' }: CordProps) {
  return <i className={`${styles.knot} ${className}`} aria-hidden="true" />;
}

/** The big tassel, as high as its place. Decorative. It does not move in itself: components/art/tassel.tsx does. */
export function TasselPicture() {
  return <i className={styles.picture} aria-hidden="true" />;
}

/** The small tassel at the end of a cord, its knot on top. Decorative. */
export function TasselEnd({ className = '', ...swing }: CordProps & { 'data-swing'?: '' }) {
  return <i className={`${styles.tassel} ${className}`} aria-hidden="true" {...swing} />;
}
