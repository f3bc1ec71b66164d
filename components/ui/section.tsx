import type { ComponentProps } from 'react';
import styles from './section.module.css';

/** A value of `data-background` (styles/backgrounds.css). */
export type Background = 'paper' | 'chalk' | 'ink' | 'gold' | 'green' | 'sky' | 'brick';

interface SectionProps extends ComponentProps<'section'> {
  background?: Background;
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
