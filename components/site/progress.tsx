import { HorizontalCord, TasselEnd } from '@/components/art/cord';
import styles from './progress.module.css';

/** The scroll progress, a cord along the header's lower edge. scroll-script.ts sets its length. */
export function Progress() {
  return (
    <div className={`screen-only ${styles.track}`} aria-hidden="true">
      <div className={styles.cord} data-progress="">
        <HorizontalCord />
        <TasselEnd />
      </div>
    </div>
  );
}
