import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import awning from '@/components/pages/roles/awning.svg?raw';
import booth from '@/components/pages/roles/booth.svg?raw';
import { boxOffice } from '@/components/pages/roles/copy';
import styles from './box-office.module.css';

/** The top of /roles, drawn as a box office: an awning, and a window from which tickets hang over the edge. */
export function BoxOffice() {
  return (
    <section className={styles.office}>
      <div className={`screen-only ${styles.awning}`} data-day-palette="">
        <Drawing svg={awning} className={ink.lines} />
      </div>
      <div className={`page ${styles.front}`}>
        <div className={styles.heading}>
          <p className="label">{boxOffice.eyebrow}</p>
          <h1 className={styles.title}>{boxOffice.title}</h1>
        </div>
        <p className={`lead ${styles.lead}`}>{boxOffice.lead}</p>
        <div className={`screen-only ${styles.booth}`} data-day-palette="">
          <Drawing svg={booth} className={ink.lines} />
        </div>
      </div>
    </section>
  );
}
