import { Drawing } from '@/components/art/drawing';
import tassel from '@/components/art/tassel.svg?raw';
import styles from './tassel.module.css';

/** The large tassel. It swings in once on load, which needs free space on both sides. Decorative. */
export function Tassel({ className = '' }: { className?: string | undefined }) {
  return <Drawing svg={tassel} className={`${styles.tassel} ${className}`} />;
}
