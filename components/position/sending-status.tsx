import type { ReactNode } from 'react';
import type { ClientForm } from '@/lib/forms/types';

interface SendingStatusProps {
  form: ClientForm;
  className: string | undefined;
  children: ReactNode;
}

/**
 * A line of the page that says what the submit button says while the form is being sent, where a submit has
 * moved the page away from the button. Styles show it (`:has(form[aria-busy])`); the button itself tells assistive
 * technology.
 */
export function SendingStatus({ form, className, children }: SendingStatusProps) {
  const label = form.submittingLabel;
  return (
    <div className={`screen-only ${className}`} data-sending={label && ''}>
      {children}
      {label && (
        <span aria-hidden="true" data-label="">
          {label}
        </span>
      )}
    </div>
  );
}
