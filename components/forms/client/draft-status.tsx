import { draftCopy } from '@/components/forms/copy';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import styles from './draft-status.module.css';

interface DraftStatusProps {
  isStored: boolean;
  isCleared: boolean;
  /** Something is being sent. */
  isUnderWay: boolean;
  toggleCleared: () => void;
}

/**
 * Says whether and where the draft is stored, and clears it. Without JavaScript there is none, and nothing is
 * said.
 */
export function DraftStatus({ isStored, isCleared, isUnderWay, toggleCleared }: DraftStatusProps) {
  const isHydrated = useIsHydrated();
  const cleared = isUnderWay ? draftCopy.clearedWhileSent : draftCopy.cleared;
  const note = isStored || !isHydrated ? draftCopy.note : draftCopy.notKept;
  return (
    <p className={styles.status} data-hydrated={isHydrated || undefined}>
      <span role="status">{isCleared ? cleared : note}</span>{' '}
      <button type="button" onClick={toggleCleared}>
        {isCleared ? draftCopy.restore : draftCopy.clear}
      </button>
    </p>
  );
}
