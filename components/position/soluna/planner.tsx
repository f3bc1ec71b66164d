import { plannerEnd, plannerWeeks } from '@/components/position/soluna/copy';
import styles from './planner.module.css';

/** The six weeks, filling up like a moon; the table above says the same in words. */
export function Planner() {
  return (
    <ol role="list" className={styles.weeks} aria-hidden="true">
      {plannerWeeks.map((start, week) => (
        <li key={start}>
          <span className={styles.disk} />
          <span>{start}</span>
          {week === plannerWeeks.length - 1 && <span className={styles.end}>{plannerEnd}</span>}
        </li>
      ))}
    </ol>
  );
}
