import { Cord, TasselEnd } from '@/components/art/cord';
import { planner } from '@/components/brands/copy';
import { CalendarDay, LaunchWindow } from '@/components/brands/planner';
import { numbers } from '@/lib/facts';
import styles from './launch-calendar.module.css';

const days = Array.from({ length: numbers.launchDays }, (_, day) => day + 1);

/** A wall calendar of the launch window. Until the planner has a launch date, days show numbers instead of dates. */
export function LaunchCalendar() {
  const { caption, weekdays, firstDay, lastDay } = planner.calendar;
  return (
    <figure className={`box raised ${styles.calendar}`} data-day-palette="" data-print-colors="">
      <figcaption className={styles.caption}>{caption}</figcaption>
      <p className={styles.weekdays} aria-hidden="true">
        {[...weekdays].map((day, index) => (
          <span key={index}>{day}</span>
        ))}
      </p>
      <LaunchWindow
        role="list"
        className={styles.days}
        aria-hidden="true"
        launchDays={numbers.launchDays}
      >
        {days.map((day) => (
          <li key={day}>
            <CalendarDay number={day} launchDays={numbers.launchDays} />
            {day === numbers.launchDays && (
              <>
                <Cord className={styles.cord} />
                <TasselEnd className={styles.tassel} />
              </>
            )}
            {day === 1 && <span>{firstDay}</span>}
            {day === numbers.launchDays && <span>{lastDay}</span>}
          </li>
        ))}
      </LaunchWindow>
      <p className={styles.legend} aria-hidden="true">
        <span>{firstDay}</span> <span>{lastDay}</span>
      </p>
    </figure>
  );
}
