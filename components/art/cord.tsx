import styles from './cord.module.css';

interface CordProps {
  className?: string | undefined;
}

/** A drawing of a vertical cord, 12 px wide. `className` must set its height. Decorative. */
export function Cord({ className = '' }: CordProps) {
  return <i className={`${styles.cord} ${className}`} aria-hidden="true" />;
}

/** A drawing of a horizontal cord, 9 px high and as wide as its container. Decorative. */
export function HorizontalCord() {
  return <i className={styles.horizontal} aria-hidden="true" />;
}

/** A knot, with which an object is tied to its cord. Decorative. */
export function Knot({ className = '' }: CordProps) {
  return <i className={`${styles.knot} ${className}`} aria-hidden="true" />;
}

/** The small tassel at the end of a cord. Decorative. */
export function TasselEnd() {
  return <i className={styles.end} aria-hidden="true" />;
}
