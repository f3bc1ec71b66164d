import { useApplicationState } from '@/components/forms/client/application-provider';
import { draftCopy } from '@/components/forms/copy';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import styles from './draft-status.module.css';

/** Says where the draft is stored, and clears it. Without script there is none, and nothing is said. */
export function DraftStatus() {
  const { isCleared, toggleCleared } = useApplicationState();
  const isHydrated = useIsHydrated();
  return (
    <p className={styles.status} data-hydrated={isHydrated || undefined}>
      <span role="status">{isCleared ? draftCopy.cleared : draftCopy.note}</span>{' '}
      <button type="button" onClick={toggleCleared}>
        {isCleared ? draftCopy.restore : draftCopy.clear}
      </button>
    </p>
  );
}
