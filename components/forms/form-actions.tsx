import { formCopy } from '@/components/forms/copy';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Loading } from '@/components/ui/loading';
import type { FormDefinition } from '@/lib/forms/types';
import { routes } from '@/lib/routes';
import styles from './submission-form.module.css';

interface FormActionsProps {
  form: FormDefinition;
  isSubmitting: boolean;
  errorCount: number;
}

/** The button that sends the form, a sentence about privacy, and a live region. */
export function FormActions({ form, isSubmitting, errorCount }: FormActionsProps) {
  const { submitLabel, submittingLabel } = form;
  return (
    <div className={`screen-only stack-4 ${styles.actions}`}>
      <Button
        type="submit"
        disabled={isSubmitting && submittingLabel !== undefined}
        data-pending={isSubmitting || undefined}
      >
        {/* A campus page scrolls away from the button, so the header also shows it. */}
        <Loading when={isSubmitting} />
        {isSubmitting ? (submittingLabel ?? submitLabel) : submitLabel}
      </Button>
      <p className={styles.privacy}>
        {formCopy.privacy.before} <Link href={routes.privacyPolicy}>{formCopy.privacy.link}</Link>.
      </p>
      <p aria-live="polite" className="visually-hidden">
        {isSubmitting ? formCopy.sending : formCopy.countErrors(errorCount)}
      </p>
    </div>
  );
}
