import { page } from '@/components/roles/manager/copy';
import styles from './hours.module.css';

/** The working hours as two large figures. */
export function Hours() {
  const { title, week, weekNote, month, monthNote } = page.time;
  return (
    <section className={styles.hours} data-side="right">
      <h2>{title}</h2>
      <div className={`stack-5 ${styles.figures}`}>
        <p>
          <strong>{week}</strong> {weekNote}
        </p>
        <p>
          <strong>{month}</strong> {monthNote}
        </p>
      </div>
    </section>
  );
}
