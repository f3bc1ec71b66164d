'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
// First, as on every page: see styles/everywhere.
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ErrorBanner } from '@/components/forms/error-banner';
import { FormFields } from '@/components/forms/form-fields';
import { KeptHere } from '@/components/forms/kept-here';
import { ThankYou } from '@/components/forms/thank-you';
import { useLiveForm } from '@/components/forms/use-live-form';
import type { ClientForm } from '@/lib/forms/types';
import styles from './application-form.module.css';

interface ApplicationFormProps {
  form: ClientForm;
  /** Drawn over the thank-you. */
  emblem: ReactNode;
}

/**
 * Any of the six forms. Before its script runs, and without one, it is an ordinary HTML form that
 * posts to the same route; `method="post"` keeps every field out of the address.
 */
export function ApplicationForm({ form: view, emblem }: ApplicationFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { state, wake, change, clear, press, submit, dismiss, stay } = useLiveForm(view, element);
  const { phase, errors, notice } = state;
  const isReplaced = phase === 'sent' && view.success.kind === 'view';
  const isBusy = phase === 'sending' && view.submittingLabel !== undefined;

  // For the page around the form, which gives way to the thank-you.
  useLayoutEffect(() => {
    if (isReplaced) document.documentElement.dataset.sent = '';
    return () => {
      delete document.documentElement.dataset.sent;
    };
  }, [isReplaced]);

  return (
    <div className={styles.application} data-sent={isReplaced || undefined}>
      {isReplaced ? (
        <h1 className={styles.received}>Application received</h1>
      ) : (
        <form
          ref={element}
          className={styles.form}
          data-form={view.call}
          data-wrong={state.isWrong || undefined}
          aria-label={view.name}
          method="post"
          action={`/api/${view.call}`}
          noValidate={view.validation === 'messages'}
          onFocus={wake}
          onChange={(event) => change(event.target)}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {state.isWrong && <ErrorBanner view={view} errors={errors} />}
          <FormFields view={view} errors={errors} />
          {notice && <Notice {...notice} onDismiss={dismiss} />}
          <div className={styles.actions}>
            <Button type="submit" disabled={isBusy} onClick={press}>
              {isBusy ? view.submittingLabel : view.submitLabel}
            </Button>
            <p role="status" className="visually-hidden">
              {isBusy && 'Sending your application'}
            </p>
            <KeptHere isCleared={state.isCleared} onClear={() => void clear()} />
          </div>
        </form>
      )}
      <ThankYou success={view.success} emblem={emblem} open={phase === 'sent'} onStay={stay} />
    </div>
  );
}
