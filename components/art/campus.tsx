import campus from '@/components/art/campus.svg?raw';
import { Drawing } from '@/components/art/drawing';
import styles from './campus.module.css';

/**
 * A campus, drawn flat from the dorms to the stadium. It is cut left and right on narrow screens: the
 * quad, the clock tower and the folding table stay. Decorative. At night its lamps and windows are lit.
 */
export function Campus({ className }: { className?: string | undefined }) {
  return <Drawing svg={campus} className={`${styles.campus} ${className}`} />;
}
