import type { Point } from '@/components/position/types';
import styles from './why-join.module.css';

/** Three reasons, pinned side by side. */
export function WhyJoin({ copy }: { copy: { title: string; points: readonly Point[] } }) {
  return (
    <section className={styles.why} data-side="right">
      <h2>{copy.title}</h2>
      <ul role="list" className={styles.points}>
        {copy.points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
