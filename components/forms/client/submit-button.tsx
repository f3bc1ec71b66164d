import { useEffect, useRef } from 'react';
import { formCopy } from '@/components/forms/copy';
import { Button } from '@/components/ui/button';
import type { ClientForm } from '@/lib/forms/types';

interface SubmitButtonProps {
  form: ClientForm;
  isSubmitting: boolean;
}

/** Disabled while the form is being sent, where the form has a label for that; pressed in any form. */
export function SubmitButton({ form, isSubmitting }: SubmitButtonProps) {
  const { submitLabel, submittingLabel } = form;
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = isSubmitting && submittingLabel !== undefined;

  useEffect(() => {
    if (!isBusy) return;
    const submit = button.current;
    return () => {
      // A button that is disabled loses focus to the page.
      if (document.activeElement === document.body) submit?.focus({ preventScroll: true });
    };
  }, [isBusy]);

  return (
    <>
      <Button ref={button} type="submit" disabled={isBusy} data-pending={isSubmitting || undefined}>
        {isBusy ? submittingLabel : submitLabel}
      </Button>
      <p role="status" className="visually-hidden">
        {isBusy && formCopy.sending}
      </p>
    </>
  );
}
