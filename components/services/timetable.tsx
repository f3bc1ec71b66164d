import { ambassadors } from '@/components/services/copy';
import styles from './timetable.module.css';

/** An ambassador's week: classes in outline, the brand's hours in gold. */
export function Timetable() {
  const { caption, days, blocks } = ambassadors.timetable;
  return (
    <div className={styles.sheet}>
      <p className={`label ${styles.caption}`}>{caption}</p>
      <div className={styles.week}>
        {days.map((day) => (
          <p key={day} className={styles.day}>
            {day}
          </p>
        ))}
        {blocks.map(({ day, from, what, ours }) => (
          <p
            key={`${day}${from}`}
            className={styles.block}
            data-day={day}
            data-from={from}
            data-ours={ours || undefined}
          >
            {what}
          </p>
        ))}
      </div>
    </div>
  );
}
