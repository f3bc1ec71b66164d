import { Activity, cache, type ReactNode } from 'react';
import { AdmissionTicket } from '@/components/art/admission-ticket';
import { DiplomaCap } from '@/components/art/diploma-cap';
import { SubmissionForm } from '@/components/forms/submission-form';
import styles from '@/components/forms/submission-form.module.css';
import { SentName, ThankYou, ReplaceWithThankYou } from '@/components/forms/thank-you';
import { formCopy } from '@/components/forms/copy';
import { LogoMark } from '@/components/ui/logo-mark';
import { summarizeForm } from '@/components/forms/summary';
import type { FormDefinition } from '@/lib/forms/types';

/**
 * Returns the props that the form and its thank-you share. Cached, so that the RSC payload contains them once. Renders
 * the drawing on the server, because client rendering would add 2 KB of script.
 */
const getSharedProps = cache((form: FormDefinition) => ({
  form,
  drawing: <ThankYouDrawing form={form} />,
}));

function ThankYouDrawing({ form: { formId, parts, success } }: { form: FormDefinition }) {
  if (success.kind === 'alert') return <LogoMark size={56} />;
  return (
    <>
      <DiplomaCap />
      {success.role && (
        <AdmissionTicket
          stamp={formCopy.received}
          name={<SentName formId={formId} />}
          role={success.role}
          parts={parts.map(({ legend }) => legend)}
        />
      )}
    </>
  );
}

interface FormPageProps {
  form: FormDefinition;
  children: ReactNode;
}

/** The content of a form's page. After a submission, the thank-you replaces it if `success.kind` is `page`. */
export function FormPage({ form, children }: FormPageProps) {
  if (form.success.kind !== 'page') return children;
  return (
    <ReplaceWithThankYou {...getSharedProps(form)} pageHeading={form.success.pageHeading}>
      {children}
    </ReplaceWithThankYou>
  );
}

interface FormWithThankYouProps {
  form: FormDefinition;
  /** False renders only the thank-you, for visitors who opened the page before the role closed. */
  open?: boolean;
}

/** A form with its thank-you. `Activity` makes React hydrate the form after the page (docs/decisions/0005). */
export function FormWithThankYou({ form, open = true }: FormWithThankYouProps) {
  return (
    <>
      {open && form.parts.length > 1 && (
        <p className={`screen-only ${styles.summary}`}>{summarizeForm(form)}</p>
      )}
      <div className={styles.container}>
        {open && (
          <Activity>
            <SubmissionForm {...getSharedProps(form)} />
          </Activity>
        )}
        <ThankYou {...getSharedProps(form)} isClosed={!open} />
      </div>
    </>
  );
}
