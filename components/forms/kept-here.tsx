import { kept } from '@/components/forms/copy';
import styles from './kept-here.module.css';

interface KeptHereProps {
  isCleared: boolean;
  /** Clears the form, or takes a clearing back. */
  onClear: () => void;
}

/** Says where typed words are kept, and clears them; a clearing can be taken back. */
export function KeptHere({ isCleared, onClear }: KeptHereProps) {
  return (
    <p className={styles.kept}>
      <span role="status">{isCleared ? kept.cleared : kept.note}</span>{' '}
      <button
        type="reset"
        onClick={(event) => {
          // Without script the browser empties the form; with it, so that it can be taken back.
          event.preventDefault();
          onClear();
        }}
      >
        {isCleared ? kept.restore : kept.clear}
      </button>
    </p>
  );
}
