import { useEffect, useRef } from 'react';
import { useApplicationState, useProgress } from '@/components/forms/client/application-provider';
import { formCopy } from '@/components/forms/copy';
import { Button } from '@/components/ui/button';

/**
 * Disabled while the form is being sent, where the form has a label for that; pressed in any form. What
 * happens to the form is read out.
 */
export function SubmitButton() {
  const { form, status } = useApplicationState();
  const { wrong } = useProgress();
  const { submitLabel, submittingLabel } = form;
  const button = useRef<HTMLButtonElement>(null);
  const isSubmitting = status.name === 'submitting';
  const isDisabled = isSubmitting && submittingLabel !== undefined;

  useEffect(() => {
    if (!isDisabled) return;
    const submit = button.current;
    return () => {
      // A button that is disabled loses focus to the page.
      if (document.activeElement === document.body) submit?.focus({ preventScroll: true });
    };
  }, [isDisabled]);

  return (
    <>
      <Button
        ref={button}
        type="submit"
        disabled={isDisabled}
        data-pending={isSubmitting || undefined}
      >
        {isDisabled ? submittingLabel : submitLabel}
      </Button>
      <p role="status" className="visually-hidden">
        {isSubmitting ? formCopy.sending : formCopy.left(wrong.length)}
      </p>
    </>
  );
}
