import { Picture } from '@/components/art/picture';
import phone from '@/components/pages/services/phone.svg';
import styles from './drawings.module.css';

/** A drawing of a phone that records a student in a game-day outfit, with a product. Decorative. */
export function Recorder() {
  return <Picture file={phone} className={styles.phone} />;
}
