import { Activity, cache, type ReactNode } from 'react';
import { DiplomaCap } from '@/components/art/diploma-cap';
import { ApplicationForm } from '@/components/forms/application-form';
import styles from '@/components/forms/application-form.module.css';
import { ThankYou, ReplaceWithThankYou } from '@/components/forms/thank-you';
import { toClientForm } from '@/lib/forms/define-form';
import { formSummary } from '@/components/forms/summary';
import type { FormDefinition } from '@/lib/forms/types';

/**
 * What a form and its thank-you are made of, once for all parts of a page, so that it travels once. The drawing is
 * rendered on the server: it would be a kilobyte of script.
 */
const partsOf = cache((form: FormDefinition) => ({
  form: toClientForm(form),
  drawing: form.success.kind !== 'notice' && <DiplomaCap />,
}));

interface ApplicationPageProps {
  form: FormDefinition;
  children: ReactNode;
}

/** The content of a form’s page, which gives way to the thank-you where that takes the page’s place. */
export function ApplicationPage({ form, children }: ApplicationPageProps) {
  if (form.success.kind !== 'view') return children;
  return (
    <ReplaceWithThankYou {...partsOf(form)} heading={form.success.heading}>
      {children}
    </ReplaceWithThankYou>
  );
}

interface ApplicationProps {
  form: FormDefinition;
  /** Without it, there is the thank-you alone, for whoever opened the page before it was closed. */
  open?: boolean;
}

/**
 * A form on its page, after what it takes. The page around it is hydrated first: `Activity` is a boundary that
 * React hydrates by itself.
 */
export function Application({ form, open = true }: ApplicationProps) {
  return (
    <>
      {open && <p className={`screen-only ${styles.summary}`}>{formSummary(form)}</p>}
      <div className={styles.application}>
        {open && (
          <Activity>
            <ApplicationForm form={partsOf(form).form} />
          </Activity>
        )}
        <ThankYou {...partsOf(form)} isAlone={!open} />
      </div>
    </>
  );
}
