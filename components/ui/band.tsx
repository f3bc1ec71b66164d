import type { ComponentProps } from 'react';
import styles from './band.module.css';

interface BandProps extends ComponentProps<'section'> {
  ground?: 'paper' | 'chalk' | 'ink' | 'gold' | 'green' | 'sky' | 'brick';
}

/** A full-width section on one ground. Its content keeps to the page's width. */
export function Band({ ground = 'paper', children, ...section }: BandProps) {
  return (
    <section
      {...section}
      className={`${styles.band} ${section.className ?? ''}`}
      data-ground={ground}
      data-margin={ground === 'paper' || undefined}
    >
      <div className="page">{children}</div>
    </section>
  );
}
