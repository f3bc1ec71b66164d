'use client';

import type { ReactNode } from 'react';
import { FormContext } from '@/components/forms/client/form-context';
import { useStatus } from '@/components/forms/client/submission';
import { ThankYou } from '@/components/forms/client/thank-you';
import { useApplication } from '@/components/forms/client/use-application';
import type { ClientForm } from '@/lib/forms/types';
import styles from './application-form.module.css';

interface ApplicationProviderProps {
  form: ClientForm;
  /** Of the thank-you. */
  drawing: ReactNode;
  children: ReactNode;
}

/** Holds the state of a form, and gives way to the thank-you where that takes the page’s place. */
export function ApplicationProvider({ form, drawing, children }: ApplicationProviderProps) {
  const application = useApplication(form);
  const { name } = useStatus(form.call);
  const { success } = form;
  return (
    <FormContext value={{ ...application, drawing }}>
      {name === 'sent' && success.kind === 'view' ? (
        <div className={`page ${styles.received}`}>
          <h1>{success.heading}</h1>
          <ThankYou />
        </div>
      ) : (
        children
      )}
    </FormContext>
  );
}
