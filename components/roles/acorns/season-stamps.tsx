import { seasonStamps } from '@/lib/roles/acorns/page';
import styles from './season-stamps.module.css';

/** The months as stamps in the passbook; the table above says the same in words. */
export function SeasonStamps() {
  return (
    <ol role="list" className={styles.months} aria-hidden="true">
      {seasonStamps.map(({ month, note }) => (
        <li key={month}>
          <span className={styles.stamp}>{month}</span>
          {note}
        </li>
      ))}
    </ol>
  );
}
