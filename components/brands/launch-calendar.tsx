import { Cord, TasselEnd } from '@/components/art/cord';
import { planner } from '@/components/brands/copy';
import { network } from '@/lib/content/facts';
import styles from './launch-calendar.module.css';

/** Crosses by the same hand, no two of them alike, on a field of 40 x 32. */
const crosses = [
  'M6 5q14 11 28 22M33 4Q18 15 7 28',
  'M8 4q12 13 26 23M34 6Q20 14 5 26',
  'M5 7q16 8 30 19M31 3Q19 17 9 29',
  'M7 3q11 14 25 25M35 5Q21 17 6 27',
];

const days = Array.from({ length: network.launchDays }, (_, day) => day + 1);

/**
 * A wall calendar with every day of the launch window; the first and the last are marked. The planner
 * writes dates over the numbers.
 */
export function LaunchCalendar() {
  const { caption, first, last } = planner.calendar;
  return (
    <figure className={`box raised ${styles.calendar}`} data-paper="">
      <figcaption className={styles.caption}>{caption}</figcaption>
      <ol role="list" className={styles.days} aria-hidden="true">
        {days.map((day) => (
          <li key={day}>
            <b data-day>{day}</b>
            {day > 1 && day < network.launchDays && (
              <svg className={styles.cross} viewBox="0 0 40 32" aria-hidden="true">
                <path d={crosses[(day * 7) % crosses.length]} />
              </svg>
            )}
            {day === network.launchDays && (
              <>
                <Cord className={styles.cord} />
                <TasselEnd className={styles.tassel} />
              </>
            )}
            {day === 1 && <span>{first}</span>}
            {day === network.launchDays && <span>{last}</span>}
          </li>
        ))}
      </ol>
      <p className={styles.legend} aria-hidden="true">
        <span>{first}</span> <span>{last}</span>
      </p>
    </figure>
  );
}
