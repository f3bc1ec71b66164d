import { failure } from '@/components/error/copy';
import { Button } from '@/components/ui/button';
import styles from './error-slip.module.css';

const home = '/';

/**
 * What stands in a page's place once it failed: a test paper, handed back. It needs no router and no
 * layout, since either may be what failed: its way home is a full page load.
 */
export function ErrorSlip({ reset }: { reset: () => void }) {
  return (
    <section className={styles.desk}>
      <div className={styles.paper}>
        <p className={styles.grade} aria-hidden="true">
          {failure.grade}
        </p>
        <h1 className={styles.title}>{failure.title}</h1>
        <p className={styles.text}>{failure.text}</p>
        <p className={styles.ways}>
          <Button onClick={reset}>{failure.retry}</Button>
          <a href={home}>{failure.home}</a>
        </p>
      </div>
    </section>
  );
}
