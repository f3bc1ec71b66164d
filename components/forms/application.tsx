import { ApplicationForm } from '@/components/forms/client/application-form';
import styles from '@/components/forms/client/application-form.module.css';
import { formSummary } from '@/lib/forms/summary';
import type { FormDefinition } from '@/lib/forms/types';

/** A form on its page, after what it takes. Its state comes from the ApplicationProvider around it. */
export function Application({ form }: { form: FormDefinition }) {
  return (
    <>
      <p className={styles.summary}>{formSummary(form)}</p>
      <ApplicationForm />
    </>
  );
}
