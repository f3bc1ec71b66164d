import type { ReactNode } from 'react';
import { Note, type NoteProps } from '@/components/art/note';
import styles from './why.module.css';

interface PinnedNoteProps {
  /** Sets the place on the board (why.module.css) and the color of the pin. */
  name: 'on-campus' | 'vetted' | 'launch' | 'scale';
  kind?: NoteProps['kind'];
  tilt: 'left' | 'right';
  title: string;
  text: string;
  children?: ReactNode;
}

/** One reason of the section “Why Us?”, drawn as a pinned note. */
export function PinnedNote({ name, kind, tilt, title, text, children }: PinnedNoteProps) {
  return (
    <article data-note={name}>
      <Note className={styles.note} kind={kind} raise="large" tilt={tilt}>
        <h3 className={styles.noteTitle}>{title}</h3>
        <p>{text}</p>
        {children}
      </Note>
    </article>
  );
}
