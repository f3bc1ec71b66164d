import { useEffect, useRef } from 'react';
import { draftCopy, formCopy } from '@/components/forms/copy';
import type { useDraft } from '@/components/forms/use-draft';
import { Button } from '@/components/ui/button';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import type { ClientForm } from '@/lib/forms/types';
import styles from './form-actions.module.css';

interface SubmitButtonProps {
  form: ClientForm;
  isBusy: boolean;
  /** The number of fields in error. */
  invalidCount: number;
}

/** The submit button and a status for screen readers. With a `submittingLabel`, sending disables the button. */
export function SubmitButton({ form, isBusy, invalidCount }: SubmitButtonProps) {
  const { submitLabel, submittingLabel } = form;
  const button = useRef<HTMLButtonElement>(null);
  const isDisabled = isBusy && submittingLabel !== undefined;

  useEffect(() => {
    if (!isDisabled) return;
    const submitButton = button.current;
    return () => {
      // Disabling the focused button moved the focus to the body.
      if (document.activeElement === document.body) submitButton?.focus({ preventScroll: true });
    };
  }, [isDisabled]);

  return (
    <>
      <Button ref={button} type="submit" disabled={isDisabled} data-pending={isBusy || undefined}>
        {isDisabled ? submittingLabel : submitLabel}
      </Button>
      <p role="status" className="visually-hidden">
        {isBusy ? formCopy.sending : formCopy.fieldsLeft(invalidCount)}
      </p>
    </>
  );
}

/** Says whether a reload keeps the draft. Hidden without JavaScript, because then there is no draft. */
export function DraftNote({ isStored }: { isStored: boolean }) {
  const isHydrated = useIsHydrated();
  return (
    <p
      role="status"
      className={`screen-only ${styles.status} ${styles.note}`}
      data-hydrated={isHydrated || undefined}
    >
      {isStored || !isHydrated ? draftCopy.kept : draftCopy.notKept}
    </p>
  );
}

interface ClearDraftProps {
  draft: ReturnType<typeof useDraft>;
  /** Whether a submission is being sent or waits for a retry. */
  isUnderWay: boolean;
}

/** Clears the draft, or restores the cleared one. */
export function ClearDraft({ draft: { isCleared, toggleCleared }, isUnderWay }: ClearDraftProps) {
  const isHydrated = useIsHydrated();
  const cleared = isUnderWay ? draftCopy.clearedWhileSent : draftCopy.cleared;
  return (
    <p className={styles.status} data-hydrated={isHydrated || undefined}>
      <span role="status">{isCleared && cleared}</span>{' '}
      <button type="button" onClick={toggleCleared}>
        {isCleared ? draftCopy.restore : draftCopy.clear}
      </button>
    </p>
  );
}
