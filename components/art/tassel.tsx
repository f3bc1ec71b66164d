import { Drawing } from '@/components/art/drawing';
import tassel from '@/components/art/tassel.svg?raw';
import styles from './tassel.module.css';

/** The big tassel. Decorative. It swings in once on load and needs some air on both sides for it. */
export function Tassel({ className }: { className?: string | undefined }) {
  return <Drawing svg={tassel} className={`${styles.tassel} ${className}`} />;
}
