import type { ComponentProps, ReactNode } from 'react';
import { Paper } from '@/components/art/paper';
import styles from './pinned-note.module.css';

interface PinnedNoteProps {
  /** Sets the place on the board (why.module.css) and the color of the pin. */
  name: 'on-campus' | 'vetted' | 'launch' | 'scale';
  kind?: ComponentProps<typeof Paper>['kind'];
  tilt: 'left' | 'right';
  title: string;
  text: string;
  children?: ReactNode;
}

/** One reason of the section “Why Us?”, drawn as a pinned note. */
export function PinnedNote({ name, kind, tilt, title, text, children }: PinnedNoteProps) {
  return (
    <article data-note={name}>
      <Paper className={styles.paper} kind={kind} raise="large" fasten="pin" tilt={tilt}>
        <h3 className={styles.title}>{title}</h3>
        <p>{text}</p>
        {children}
      </Paper>
    </article>
  );
}
