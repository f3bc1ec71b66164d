import cord from '@/components/art/cord.svg?raw';
import { Drawing } from '@/components/art/drawing';
import styles from './cord.module.css';

/**
 * What everything that hangs is drawn with, by id: the pattern `#cord` (12 wide, a tile of 8; across, 9
 * high), the symbols `#knot` and `#tassel`. The header of every page holds it once.
 */
export function CordSheet() {
  return <Drawing svg={cord} className={styles.sheet} />;
}
