import { Activity, cache, type ReactNode } from 'react';
import { AdmissionTicket } from '@/components/art/admission-ticket';
import { DiplomaCap } from '@/components/art/diploma-cap';
import { ApplicationForm } from '@/components/forms/application-form';
import styles from '@/components/forms/application-form.module.css';
import { SentName, ThankYou, ReplaceWithThankYou } from '@/components/forms/thank-you';
import { formCopy } from '@/components/forms/copy';
import { Mark } from '@/components/ui/mark';
import { toClientForm } from '@/lib/forms/define-form';
import { summarizeForm } from '@/components/forms/summary';
import type { FormDefinition } from '@/lib/forms/types';

/**
 * Returns the props that the form and its thank-you share, as one object, so that the page contains them once. The
 * drawing is rendered on the server: in the browser, it would be two kilobytes of script.
 */
const partsOf = cache((form: FormDefinition) => ({
  form: toClientForm(form),
  drawing: <ThankYouDrawing form={form} />,
}));

function ThankYouDrawing({ form: { formId, groups, success } }: { form: FormDefinition }) {
  if (success.kind === 'notice') return <Mark size={56} />;
  return (
    <>
      <DiplomaCap />
      {success.role && (
        <AdmissionTicket
          stamp={formCopy.received}
          name={<SentName formId={formId} />}
          role={success.role}
          parts={groups.map(({ legend }) => legend)}
        />
      )}
    </>
  );
}

interface ApplicationPageProps {
  form: FormDefinition;
  children: ReactNode;
}

/** The content of a form's page; the thank-you replaces it if the form says so. */
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
  /** If false, only the thank-you is rendered, for visitors who opened the page before the role closed. */
  open?: boolean;
}

/**
 * A form with its summary and thank-you. `Activity` is a hydration boundary: React hydrates the page around the form
 * first.
 */
export function Application({ form, open = true }: ApplicationProps) {
  return (
    <>
      {open && <p className={`screen-only ${styles.summary}`}>{summarizeForm(form)}</p>}
      <div className={styles.application}>
        {open && (
          <Activity>
            <ApplicationForm {...partsOf(form)} />
          </Activity>
        )}
        <ThankYou {...partsOf(form)} isAlone={!open} />
      </div>
    </>
  );
}
