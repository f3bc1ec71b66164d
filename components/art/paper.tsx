import type { ComponentProps, ReactNode } from 'react';
import styles from './paper.module.css';

export interface PaperProps extends ComponentProps<'div'> {
  /** The height above the page, which the hard shadow shows. */
  raise?: 'small' | 'large';
  /** The text of a dark strip at the top. */
  head?: ReactNode;
}

/** A sheet of paper, which keeps the day palette at night. `className` adds its padding. */
export function Paper({ raise = 'small', head, className = '', children, ...element }: PaperProps) {
  return (
    <div
      {...element}
      className={`${styles.paper} ${className}`}
      data-raise={raise}
      data-day-palette=""
    >
      {head && <p className={`label ${styles.head}`}>{head}</p>}
      {children}
    </div>
  );
}
