import { Cord, Knot } from '@/components/art/cord';
import { boxOffice } from '@/components/tickets/copy';
import { roleList } from '@/components/roles';
import styles from './box-office.module.css';

/** The top of /roles, drawn as a box office. A hanging sign shows the number of open roles. */
export function BoxOffice() {
  const openCount = roleList.filter((role) => role.open).length;
  return (
    <section className={styles.office}>
      <div className={`screen-only ${styles.awning}`} aria-hidden="true" />
      <div className={`page stack-6 ${styles.columns}`}>
        <div>
          <p className="label">{boxOffice.eyebrow}</p>
          <h1 className={styles.title}>{boxOffice.title}</h1>
          <p className="lead">{boxOffice.lead}</p>
        </div>
        <div className={`raised ${styles.sign}`} data-day-palette="">
          <Cord className={styles.cord} />
          <Cord className={`${styles.cord} ${styles.right}`} />
          <Knot className={styles.knot} />
          <Knot className={`${styles.knot} ${styles.right}`} />
          <p className={`stack-2 ${styles.text}`}>
            <span className={styles.count}>{openCount}</span>{' '}
            <span className="label">
              {boxOffice.sign.of} {roleList.length} {boxOffice.sign.open}
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}
