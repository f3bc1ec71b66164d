import styles from './tassel-end.module.css';

/** The small tassel at the end of a cord. With `data-swing`, `Swing` (art/swing.tsx) moves it. Decorative. */
export function TasselEnd(swing: { 'data-swing'?: '' }) {
  return <i className={styles.tassel} aria-hidden="true" {...swing} />;
}
