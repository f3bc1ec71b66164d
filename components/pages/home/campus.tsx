import { Drawing } from '@/components/art/drawing';
import campus from '@/components/pages/home/campus.svg?raw';
import styles from './campus.module.css';

/** A drawing of a campus, whose lamps and windows are lit at night. Decorative. */
export function Campus({ className }: { className?: string | undefined }) {
  return <Drawing svg={campus} className={`${styles.campus} ${className}`} />;
}
