import type { ComponentProps } from 'react';
import styles from './band.module.css';

interface BandProps extends ComponentProps<'section'> {
  ground?: 'paper' | 'chalk' | 'ink' | 'gold' | 'green' | 'sky' | 'brick';
  /** Draws the notebook's margin line down the left-hand side. */
  margin?: boolean;
}

/** A full-width section on one ground. Its content keeps to the page's width. */
export function Band({ ground = 'paper', margin = false, children, ...section }: BandProps) {
  return (
    <section
      {...section}
      className={`${styles.band} ${section.className ?? ''}`}
      data-ground={ground}
      data-margin={margin || undefined}
    >
      <div className="page">{children}</div>
    </section>
  );
}
