import { errorCopy } from '@/components/pages/error/copy';
import { Button } from '@/components/ui/button';
import styles from './error-page.module.css';

/** Replaces a page that failed to render. The link is a plain `<a>`, because the router may have failed. */
export function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <section className={styles.error} data-background="chalk">
      <div className="page stack-5">
        <h1>{errorCopy.title}</h1>
        <p className="lead">{errorCopy.text}</p>
        <p className="row-5">
          <Button onClick={reset}>{errorCopy.retry}</Button>
          <a className="tap" href={errorCopy.home.href}>
            {errorCopy.home.label}
          </a>
        </p>
      </div>
    </section>
  );
}
