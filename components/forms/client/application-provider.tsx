'use client';

import { createContext, use, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { ThankYou } from '@/components/forms/client/thank-you';
import { useApplication } from '@/components/forms/client/use-application';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { finishedParts } from '@/components/forms/client/values';
import { fieldsInError } from '@/components/forms/control';
import type { ClientForm } from '@/lib/forms/types';
import styles from './application-form.module.css';

interface ApplicationProviderProps {
  form: ClientForm;
  /** Of the thank-you. */
  drawing: ReactNode;
  children: ReactNode;
}

type ApplicationContextValue = ReturnType<typeof useApplication> & { drawing: ReactNode };

const ApplicationContext = createContext<ApplicationContextValue | null>(null);

/** Holds the state of a form, and gives way to the thank-you where that takes the page’s place. */
export function ApplicationProvider({ form, drawing, children }: ApplicationProviderProps) {
  const application = useApplication(form);
  const { success } = form;
  const isReplaced = application.status.name === 'submitted' && success.kind === 'view';
  return (
    <ApplicationContext value={{ ...application, drawing }}>
      {isReplaced ? (
        <div className={`page ${styles.received}`}>
          <h1>{success.heading}</h1>
          <ThankYou />
        </div>
      ) : (
        children
      )}
    </ApplicationContext>
  );
}

/**
 * @returns the state of the form of this page
 * @throws {Error} outside of an ApplicationProvider
 */
export function useApplicationState() {
  const application = use(ApplicationContext);
  if (!application) throw new Error('Render this inside of an ApplicationProvider.');
  return application;
}

/** @returns the fields that are shown as wrong, and for each part of the form whether it is finished */
export function useProgress() {
  const { form, control, messages, showsErrors } = useApplicationState();
  const isHydrated = useIsHydrated();
  const filled = useWatch({ control, compute: (values) => finishedParts(form, values) });
  const wrong = fieldsInError(form, showsErrors ? messages : {});
  const finished = form.groups.map(
    ({ fields }, index) =>
      isHydrated && filled[index] === true && !fields.some((field) => wrong.includes(field)),
  );
  return { wrong, finished };
}
