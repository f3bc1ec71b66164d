import { ribbon } from '@/components/home/copy';
import { RibbonPause } from '@/components/home/ribbon-pause';
import { Wordmark } from '@/components/home/wordmark';
import { wordmarks } from '@/components/home/wordmarks';
import styles from './ribbon.module.css';

/** The bleacher ribbon: brands' wordmarks on their way along the stands, for ever. */
export function Ribbon() {
  return (
    <section className={styles.ribbon} aria-labelledby="ribbon-title" data-ribbon="">
      <div className={`page ${styles.head}`}>
        <h2 id="ribbon-title" className={styles.title}>
          {ribbon.title}
        </h2>
        <RibbonPause label={ribbon.pause} what={ribbon.pauseWhat} />
      </div>
      <div className={styles.stand}>
        <div className={styles.track}>
          <Row />
          {/* The second row follows the first, so that the loop has no seam. */}
          <Row hidden />
        </div>
      </div>
    </section>
  );
}

function Row({ hidden = false }: { hidden?: boolean }) {
  return (
    <ul role="list" className={styles.row} aria-hidden={hidden || undefined}>
      {wordmarks.map((wordmark) => (
        <Wordmark key={wordmark.name} {...wordmark} />
      ))}
    </ul>
  );
}
