'use client';

import type { ReactNode } from 'react';
import { useApplicationState } from '@/components/forms/client/application-provider';

interface SendingStatusProps {
  className: string | undefined;
  children: ReactNode;
}

/**
 * A line of the page that says what the submit button says while the form is being sent, where a submit has
 * moved the page away from the button. The button itself tells assistive technology.
 */
export function SendingStatus({ className, children }: SendingStatusProps) {
  const { form, status } = useApplicationState();
  const label = status.name === 'submitting' ? form.submittingLabel : undefined;
  return (
    <div className={className} data-sending={label && ''}>
      {children}
      {label && <span aria-hidden="true">{label}</span>}
    </div>
  );
}
