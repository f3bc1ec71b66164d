import type { ReactNode } from 'react';
import { TearTabs } from '@/components/art/tear-tabs';
import styles from './pinned-note.module.css';

interface PinnedNoteProps {
  kind: 'flyer' | 'card' | 'calendar' | 'graph';
  title: string;
  text: string;
  tabs?: readonly string[];
  children?: ReactNode;
}

/** One reason of the section “Why Us?”, drawn as a pinned note. `Swing` in why.tsx moves it (`data-swing`). */
export function PinnedNote({ kind, title, text, tabs, children }: PinnedNoteProps) {
  return (
    <article className={styles.note} data-kind={kind} data-swing="">
      <span className={`screen-only pin ${styles.pin}`} aria-hidden="true" />
      <div
        className={`box ${kind === 'card' ? 'index-card' : ''} ${styles.paper}`}
        data-day-palette=""
      >
        <h3 className={styles.title}>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
      {tabs && <TearTabs labels={tabs} />}
    </article>
  );
}
