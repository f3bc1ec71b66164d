import type { ComponentProps, ReactNode } from 'react';
import styles from './paper.module.css';

interface PaperProps extends ComponentProps<'div'> {
  /** `ruled`: an index card; `notebook`: a page with a row of holes; `photo`: a print with a white edge. */
  kind?: 'plain' | 'ruled' | 'photo' | 'notebook' | 'sky';
  /** The height above the page, which the hard shadow shows. */
  raise?: 'small' | 'large';
  fasten?: 'pin' | 'tape' | undefined;
  /** The side that is lower. The sheet straightens on hover. */
  tilt?: 'left' | 'right' | undefined;
  /** The text of a dark strip at the top. */
  head?: ReactNode;
}

/** A sheet of paper, which keeps the day palette at night. `className` adds its padding. */
export function Paper({
  kind = 'plain',
  raise = 'small',
  fasten,
  tilt,
  head,
  className = '',
  children,
  ...element
}: PaperProps) {
  return (
    <div
      {...element}
      className={`${styles.paper} ${className}`}
      data-kind={kind}
      data-raise={raise}
      data-fasten={fasten}
      data-tilt={tilt}
      data-day-palette=""
    >
      {head && <p className={`label ${styles.head}`}>{head}</p>}
      {children}
    </div>
  );
}
