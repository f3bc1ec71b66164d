import { Paper, type PaperProps } from '@/components/art/paper';
import styles from './note.module.css';

export interface NoteProps extends PaperProps {
  /** `ruled`: an index card; `notebook`: a page with a row of holes; `photo`: a print with a white edge; `sky`: blue. */
  kind?: 'ruled' | 'photo' | 'notebook' | 'sky' | undefined;
  fasten?: 'pin' | 'tape' | undefined;
  /** The side that is lower. The note straightens on hover. */
  tilt?: 'left' | 'right' | undefined;
}

/** A sheet of a certain kind of paper, pinned, taped or tilted. */
export function Note({ kind, fasten, tilt, className = '', ...paper }: NoteProps) {
  return (
    <Paper
      {...paper}
      className={`${styles.note} ${className}`}
      data-kind={kind}
      data-fasten={fasten}
      data-tilt={tilt}
    />
  );
}
