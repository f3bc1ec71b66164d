import { useFormState } from '@/components/forms/client/form-context';
import { isUnderWay, useStatus } from '@/components/forms/client/submission';
import { draftCopy } from '@/components/forms/copy';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import styles from './draft-status.module.css';

/**
 * Says whether and where the draft is stored, and clears it. Without JavaScript there is none, and nothing is
 * said.
 */
export function DraftStatus() {
  const { form, draft } = useFormState();
  const { isCleared, isStored, toggleCleared } = draft;
  const isSending = isUnderWay(useStatus(form.call));
  const isHydrated = useIsHydrated();
  const cleared = isSending ? draftCopy.clearedWhileSent : draftCopy.cleared;
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
