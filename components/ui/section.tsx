import type { ComponentProps } from 'react';
import styles from './section.module.css';

interface SectionProps extends ComponentProps<'section'> {
  background?: 'paper' | 'chalk' | 'ink' | 'gold' | 'green' | 'sky' | 'brick';
}

/** A full-width section with a background color and content of the page's width. */
export function Section({ background = 'paper', children, ...section }: SectionProps) {
  return (
    <section
      {...section}
      className={`${styles.section} ${section.className ?? ''}`}
      data-background={background}
    >
      <div className="page">{children}</div>
    </section>
  );
}
