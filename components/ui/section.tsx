import type { ComponentProps } from 'react';
import styles from './section.module.css';

interface SectionProps extends ComponentProps<'section'> {
  background?: 'paper' | 'chalk' | 'ink' | 'gold' | 'green' | 'sky' | 'brick';
  /** Lays the section out after the first paint, which comes earlier. Only for sections that no first screen shows. */
  isBelowFold?: boolean;
}

/** A full-width section with a background color and content of the page's width. */
export function Section({
  background = 'paper',
  isBelowFold = false,
  children,
  ...section
}: SectionProps) {
  return (
    <section
      {...section}
      className={`${styles.section} ${section.className ?? ''}`}
      data-background={background}
      {...(isBelowFold && { 'data-below-fold': '' })}
      data-margin={background === 'paper' || undefined}
    >
      <div className="page">{children}</div>
    </section>
  );
}
