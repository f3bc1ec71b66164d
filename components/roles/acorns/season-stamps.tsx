import { stamps } from '@/components/roles/acorns/facts';
import styles from './season-stamps.module.css';

/** The months of the program as rubber stamps. Hidden from screen readers: the table above it lists the dates. */
export function SeasonStamps() {
  return (
    <ol role="list" className={`cells ${styles.months}`} aria-hidden="true">
      {stamps.map(({ month, note }) => (
        <li key={month}>
          <span className={styles.stamp}>{month}</span>
          {note}
        </li>
      ))}
    </ol>
  );
}
