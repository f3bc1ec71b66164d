import { Activity, type ReactNode } from 'react';
import { DiplomaCap } from '@/components/art/diploma-cap';
import { ApplicationForm } from '@/components/forms/client/application-form';
import styles from '@/components/forms/client/application-form.module.css';
import { ApplicationProvider } from '@/components/forms/client/application-provider';
import { ThankYou } from '@/components/forms/client/thank-you';
import { toClientForm } from '@/lib/forms/registry';
import { formSummary } from '@/lib/forms/summary';
import type { FormDefinition } from '@/lib/forms/types';

interface ApplicationStateProps {
  form: FormDefinition;
  children: ReactNode;
}

/**
 * The state of a form, for all parts of its page that show it: the form itself, the list of its parts,
 * what says that it is being sent. The page around it is hydrated first: `Activity` is a boundary that
 * React hydrates by itself. The thank-you’s drawing is rendered on the server: it would be a kilobyte of
 * script.
 */
export function ApplicationState({ form, children }: ApplicationStateProps) {
  return (
    <Activity>
      <ApplicationProvider
        form={toClientForm(form)}
        drawing={form.success.kind !== 'notice' && <DiplomaCap />}
      >
        {children}
      </ApplicationProvider>
    </Activity>
  );
}

interface ApplicationProps {
  form: FormDefinition;
  /** Without it, there is the thank-you alone, for whoever opened the page before it was closed. */
  open?: boolean;
}

/** A form on its page, after what it takes. */
export function Application({ form, open = true }: ApplicationProps) {
  return (
    <>
      {open && (
        <p className={styles.summary} data-screen-only="">
          {formSummary(form)}
        </p>
      )}
      <div className={styles.application}>
        {open && <ApplicationForm />}
        <ThankYou isAlone={!open} />
      </div>
    </>
  );
}
