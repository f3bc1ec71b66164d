import { logoStrip } from '@/components/pages/home/copy';
import { LogoStripPause } from '@/components/pages/home/logo-strip-pause';
import { logos } from '@/components/pages/home/logos';
import { LogoInkFilter, Wordmark } from '@/components/pages/home/wordmark';
import styles from './logo-strip.module.css';

/** A row of clients' logos that moves without end. */
export function LogoStrip() {
  const items = logos.map((logo) => <Wordmark key={logo.name} {...logo} />);
  return (
    <section
      className={styles.strip}
      data-background="gold"
      aria-labelledby="logos-title"
      data-logo-strip=""
    >
      <div className={`page row-4 apart ${styles.head}`}>
        <h2 id="logos-title" className={styles.title}>
          {logoStrip.title}
        </h2>
        <LogoStripPause>
          {logoStrip.pause} <span className="visually-hidden">{logoStrip.hiddenLabel}</span>
        </LogoStripPause>
      </div>
      <LogoInkFilter />
      <div className={styles.stand}>
        <div className={styles.track}>
          <ul role="list" className={styles.row}>
            {items}
          </ul>
          {/* The second row follows the first, so that the loop has no seam. */}
          <ul role="list" className={styles.row} aria-hidden>
            {items}
          </ul>
        </div>
      </div>
    </section>
  );
}
