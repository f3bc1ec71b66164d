import { stamps } from '@/components/roles/acorns/facts';
import styles from './season-stamps.module.css';

/** The months as stamps in the passbook. The table above contains the same as text. */
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
