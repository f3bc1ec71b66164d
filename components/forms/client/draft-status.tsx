import { draftCopy } from '@/components/forms/copy';
import styles from './draft-status.module.css';

interface DraftStatusProps {
  isCleared: boolean;
  /** Clears the form, or takes a clearing back. */
  onToggle: () => void;
}

/** Says where the draft is stored, and clears it; a clearing can be taken back. */
export function DraftStatus({ isCleared, onToggle }: DraftStatusProps) {
  return (
    <p className={styles.status}>
      <span role="status">{isCleared ? draftCopy.cleared : draftCopy.note}</span>{' '}
      <button
        type="reset"
        onClick={(event) => {
          // Without script the browser empties the form; with it, so that it can be taken back.
          event.preventDefault();
          onToggle();
        }}
      >
        {isCleared ? draftCopy.restore : draftCopy.clear}
      </button>
    </p>
  );
}
