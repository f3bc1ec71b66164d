import { Paper, type PaperProps } from '@/components/art/paper';
import styles from './note.module.css';

export interface NoteProps extends PaperProps {
  /** `ruled`: an index card; `notebook`: a page with a row of holes; `sky`: blue. */
  kind?: 'ruled' | 'notebook' | 'sky' | undefined;
  /** The side that is lower. The note straightens on hover. */
  tilt?: 'left' | 'right' | undefined;
}

/** A tilted sheet of a certain kind of paper. */
export function Note({ kind, tilt, className = '', ...paper }: NoteProps) {
  return (
    <Paper {...paper} className={`${styles.note} ${className}`} data-kind={kind} data-tilt={tilt} />
  );
}
