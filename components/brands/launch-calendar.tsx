import { next } from '@/components/brands/copy';
import { facts } from '@/lib/facts';
import styles from './launch-calendar.module.css';

const days = Array.from({ length: facts.launchDays }, (_, day) => day + 1);

/** A wall calendar with every day of the launch window; the first and the last are marked. */
export function LaunchCalendar() {
  const { caption, first, last } = next.calendar;
  return (
    <figure className={styles.calendar}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <ol role="list" className={styles.days} aria-hidden="true">
        {days.map((day) => (
          <li key={day}>
            {day}
            {day === 1 && <span>{first}</span>}
            {day === facts.launchDays && <span>{last}</span>}
          </li>
        ))}
      </ol>
    </figure>
  );
}
