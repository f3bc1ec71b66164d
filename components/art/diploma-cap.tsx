import cap from '@/components/art/diploma-cap.svg?raw';
import { Drawing } from '@/components/art/drawing';
import seal from '@/components/art/seal.svg?raw';
import styles from './diploma-cap.module.css';

/**
 * The drawings of the thank-you: the mortarboard, whose tassel moves from right to left, once, and the
 * seal in the corner. Decorative.
 */
export function DiplomaCap() {
  return (
    <>
      <Drawing svg={cap} className={styles.cap} />
      <Drawing svg={seal} className={styles.seal} />
    </>
  );
}
