import { failure } from '@/components/error/copy';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import styles from './error-slip.module.css';

const home = '/';

/**
 * A test paper, handed back. It needs no router and no layout, since either may be what failed: its
 * way home is a full page load.
 */
export function ErrorSlip({ retry }: { retry: () => void }) {
  return (
    <Section background="chalk">
      <div className={styles.paper}>
        <p className={styles.grade} aria-hidden="true">
          {failure.grade}
        </p>
        <h1 className={styles.title}>{failure.title}</h1>
        <p className="lead">{failure.text}</p>
        <p className={styles.ways}>
          <Button onClick={retry}>{failure.retry}</Button>
          <a href={home}>{failure.home}</a>
        </p>
      </div>
    </Section>
  );
}
