import type { ReactNode } from 'react';
import styles from './description-list.module.css';

interface DescriptionListProps {
  rows: readonly { label: string; value: ReactNode }[];
  /** `rows`: labels beside values; `stacked`: labels above them. */
  layout?: 'rows' | 'stacked';
  className?: string;
}

/** Labels and their values. */
export function DescriptionList({ rows, layout = 'rows', className = '' }: DescriptionListProps) {
  return (
    <dl className={`${styles.list} ${className}`} data-layout={layout}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
