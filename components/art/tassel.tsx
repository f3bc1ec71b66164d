import { TasselDrawing } from '@/components/art/tassel-drawing';
import styles from './tassel.module.css';

/** The big tassel. Decorative. It swings in once on load and needs some air on both sides for it. */
export function Tassel({ className }: { className?: string | undefined }) {
  return <TasselDrawing className={`${styles.tassel} ${className ?? ''}`} styles={styles} />;
}
