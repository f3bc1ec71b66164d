import { failure } from '@/components/error/copy';
import { Button } from '@/components/ui/button';
import styles from './error-page.module.css';

// Not imported from lib/site.ts, which would make the script of every page larger.
const home = '/';

/**
 * Replaces a page that failed to render. Drawn as a sheet of lined paper with a grade in red. The link is a plain `<a>`,
 * because the router may have failed.
 */
export function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <section className={styles.paper} data-margin-line>
      <div className={`page stack-5 ${styles.text}`}>
        <p className={styles.grade} aria-hidden="true">
          {failure.grade}
        </p>
        <h1>{failure.title}</h1>
        <p className="lead">{failure.text}</p>
        <Button onClick={reset}>{failure.retry}</Button>
        <a href={home}>{failure.home}</a>
      </div>
    </section>
  );
}
