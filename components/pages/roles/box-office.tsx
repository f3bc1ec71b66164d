import { boxOffice } from '@/components/pages/roles/copy';
import styles from './box-office.module.css';

/** The top of /roles, drawn as a box office under an awning. */
export function BoxOffice() {
  return (
    <section className={styles.office}>
      <div className={`screen-only ${styles.awning}`} aria-hidden="true" />
      <div className={`page ${styles.text}`}>
        <p className="label">{boxOffice.eyebrow}</p>
        <h1 className={styles.title}>{boxOffice.title}</h1>
        <p className="lead">{boxOffice.lead}</p>
      </div>
    </section>
  );
}
