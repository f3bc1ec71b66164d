import { page } from '@/components/roles/manager/copy';
import styles from './paycheck.module.css';

/** The hours, beside the pay, and drawn as dots (`.hours::after` in paycheck.module.css). */
export function Hours() {
  const { title, week, month } = page.hours;
  return (
    <section className={styles.hours} data-background="green" data-side="right">
      <h2>{title}</h2>
      <p>
        <strong className={styles.sum}>{week}</strong>
        <span className="visually-hidden">, </span>
        {month}
      </p>
    </section>
  );
}
