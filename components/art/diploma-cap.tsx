import cap from '@/components/art/diploma-cap.svg?raw';
import { Drawing } from '@/components/art/drawing';
import styles from './diploma-cap.module.css';

/** The drawing of the thank-you: a mortarboard whose tassel flips once. Decorative. */
export function DiplomaCap() {
  return <Drawing svg={cap} className={styles.cap} />;
}
