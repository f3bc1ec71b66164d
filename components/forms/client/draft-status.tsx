import { draftCopy } from '@/components/forms/copy';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import styles from './draft-status.module.css';

interface DraftStatusProps {
  isCleared: boolean;
  /** Clears the form, or takes a clearing back. */
  onToggle: () => void;
}

/**
 * Says where the draft is stored, and clears it; a clearing can be taken back. Without script there is no
 * draft, and nothing is said.
 */
export function DraftStatus({ isCleared, onToggle }: DraftStatusProps) {
  const isHydrated = useIsHydrated();
  return (
    <p className={styles.status} data-hydrated={isHydrated || undefined}>
      <span role="status">{isCleared ? draftCopy.cleared : draftCopy.note}</span>{' '}
      <button type="button" onClick={onToggle}>
        {isCleared ? draftCopy.restore : draftCopy.clear}
      </button>
    </p>
  );
}
