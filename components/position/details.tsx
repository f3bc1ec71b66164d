import type { ReactNode } from 'react';
import type { Row } from '@/lib/roles/types';
import styles from './details.module.css';

interface DetailsProps {
  copy: { title: string; caption: string; rows: readonly Row[] };
  /** What the role's own object adds under the table: stamps, a planner. */
  children: ReactNode;
}

/** The facts of the position, entered line by line. */
export function Details({ copy, children }: DetailsProps) {
  return (
    <section className={styles.details} data-side="left">
      <h2>{copy.title}</h2>
      <div className={`box raised ${styles.book}`} data-paper="">
        <p className={`label ${styles.caption}`}>{copy.caption}</p>
        <dl className={styles.rows}>
          {copy.rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </section>
  );
}
