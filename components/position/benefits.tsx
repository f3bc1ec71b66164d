import type { Point } from '@/lib/roles/types';
import styles from './benefits.module.css';

/** What the student walks away with, as a list to tick off. */
export function Benefits({ copy }: { copy: { title: string; points: readonly Point[] } }) {
  return (
    <section className={styles.benefits} data-side="right">
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
