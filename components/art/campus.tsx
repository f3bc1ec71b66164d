import campus from '@/components/art/campus.svg?raw';
import { Drawing } from '@/components/art/drawing';
import styles from './campus.module.css';

/**
 * A campus, drawn flat from the dorms to the stadium. It is cut left and right on narrow screens: the
 * quad, the clock tower and the folding table stay. Decorative. By day it stands as it is drawn; where
 * a `data-night` box is checked, styles turn it to night.
 */
export function Campus({ className }: { className?: string | undefined }) {
  return <Drawing svg={campus} className={`${styles.campus} ${className}`} />;
}
