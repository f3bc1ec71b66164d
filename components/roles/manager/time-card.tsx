import { page } from '@/components/roles/manager/copy';
import { figures } from '@/components/roles/manager/facts';
import styles from './time-card.module.css';

const hours = Array.from({ length: figures.hoursPerWeek }, (_, hour) => hour);

/** The working hours, drawn as a stack of four time cards with a hole for each hour of a week. */
export function TimeCard() {
  const { title, caption, week, weekNote, month, monthNote } = page.time;
  return (
    <section className={styles.time} data-side="right">
      <h2>{title}</h2>
      <div className={`box stack-3 ${styles.card}`} data-day-palette="">
        <p className="label">{caption}</p>
        <div className={`stack-2 ${styles.holes}`} aria-hidden="true">
          {hours.map((hour) => (
            <i key={hour} />
          ))}
        </div>
        <p>
          <strong className={styles.hours}>{week}</strong> {weekNote}
        </p>
        <p>
          <strong className={styles.hours}>{month}</strong> {monthNote}
        </p>
      </div>
    </section>
  );
}
