import { draftCopy, formCopy } from '@/components/forms/copy';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { FormDefinition } from '@/lib/forms/types';
import { routes } from '@/lib/routes';
import styles from './submission-form.module.css';

interface FormActionsProps {
  form: FormDefinition;
  isSubmitting: boolean;
  errorCount: number;
  onClear: () => void;
  /** Brings back the values that the visitor has cleared; null if there are none. */
  onUndo: (() => void) | null;
}

/** The end of a form: the button that sends it, and the one that clears it. */
export function FormActions({ form, isSubmitting, errorCount, onClear, onUndo }: FormActionsProps) {
  const { submitLabel, submittingLabel } = form;
  return (
    <div className={`screen-only stack-4 ${styles.actions}`}>
      <Button
        type="submit"
        disabled={isSubmitting && submittingLabel !== undefined}
        data-pending={isSubmitting || undefined}
      >
        {isSubmitting ? (submittingLabel ?? submitLabel) : submitLabel}
      </Button>
      <p className={styles.privacy}>
        {formCopy.privacy.before} <Link href={routes.privacyPolicy}>{formCopy.privacy.link}</Link>.
      </p>
      <p aria-live="polite" className="visually-hidden">
        {isSubmitting ? formCopy.sending : formCopy.countErrors(errorCount)}
      </p>
      <p className={styles.note}>
        <span aria-live="polite">{onUndo && draftCopy.cleared}</span>{' '}
        <button type="button" disabled={isSubmitting} onClick={onUndo ?? onClear}>
          {onUndo ? draftCopy.undo : draftCopy.clear}
        </button>
      </p>
    </div>
  );
}
