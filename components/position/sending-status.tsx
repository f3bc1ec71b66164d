'use client';

import type { ReactNode } from 'react';
import { useFormState } from '@/components/forms/client/form-context';

interface SendingStatusProps {
  className: string | undefined;
  children: ReactNode;
}

/**
 * A line of the page that says what the submit button says while the form is being sent, where a submit has
 * moved the page away from the button. The button itself tells assistive technology.
 */
export function SendingStatus({ className, children }: SendingStatusProps) {
  const { form, isBusy } = useFormState();
  const label = isBusy ? form.submittingLabel : undefined;
  return (
    <div className={className} data-screen-only="" data-sending={label && ''}>
      {children}
      {label && <span aria-hidden="true">{label}</span>}
    </div>
  );
}
