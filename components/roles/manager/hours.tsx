import { page } from '@/components/roles/manager/copy';
import styles from './hours.module.css';

/** The hours, as one line. */
export function Hours() {
  const { title, week, month } = page.hours;
  return (
    <section className={styles.hours} data-heading="beside">
      <h2>{title}</h2>
      <p className={styles.line}>
        <strong className="display">{week}</strong>
        <span className="visually-hidden">, </span>
        <span>{month}</span>
      </p>
    </section>
  );
}
