import type { Point } from '@/components/roles/shared/types';
import styles from './tasks.module.css';

/** A role's tasks. */
export function Tasks({ tasks }: { tasks: readonly Point[] }) {
  return (
    <dl className={styles.tasks}>
      {tasks.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
