import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  rows: readonly { label: string; value: ReactNode }[];
  /** `rows`: labels beside values; `stacked`: labels above them. */
  layout?: 'rows' | 'stacked';
  className?: string;
}

/** A list of facts: labels and values. */
export function Facts({ rows, layout = 'rows', className = '' }: FactsProps) {
  return (
    <dl className={`${styles.facts} ${className}`} data-layout={layout}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FiguresProps {
  list: readonly { figure: string; text: string }[];
  className?: string;
}

/** Large figures, each with a line of text. */
export function Figures({ list, className = '' }: FiguresProps) {
  return (
    <ul role="list" className={`${styles.figures} ${className}`}>
      {list.map(({ figure, text }) => (
        <li key={text}>
          <strong className={styles.figure}>{figure}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
