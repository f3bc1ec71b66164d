import cap from '@/components/art/diploma-cap.svg?raw';
import { Drawing } from '@/components/art/drawing';
import styles from './diploma-cap.module.css';

/**
 * The drawings of the thank-you: the mortarboard, whose tassel moves from right to left, once, and the
 * seal in the corner, a file that is asked for when it is shown. Decorative.
 */
export function DiplomaCap() {
  return (
    <>
      <Drawing svg={cap} className={styles.cap} />
      <span className={styles.seal} aria-hidden="true" />
    </>
  );
}
