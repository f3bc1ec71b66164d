import { useEffect, useRef } from 'react';
import { formCopy } from '@/components/forms/copy';
import { Button } from '@/components/ui/button';
import type { ClientForm } from '@/lib/forms/types';

interface SubmitButtonProps {
  form: ClientForm;
  isBusy: boolean;
  /** How many fields are shown as wrong. */
  left: number;
}

/** Disabled while the form is sent, where it has a label for that. What happens is read out. */
export function SubmitButton({ form, isBusy, left }: SubmitButtonProps) {
  const { submitLabel, submittingLabel } = form;
  const button = useRef<HTMLButtonElement>(null);
  const isDisabled = isBusy && submittingLabel !== undefined;

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
      <Button ref={button} type="submit" disabled={isDisabled} data-pending={isBusy || undefined}>
        {isDisabled ? submittingLabel : submitLabel}
      </Button>
      <p role="status" className="visually-hidden">
        {isBusy ? formCopy.sending : formCopy.left(left)}
      </p>
    </>
  );
}
