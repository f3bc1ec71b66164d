import { DeferredForm } from '@/components/forms/client/deferred-form';
import styles from '@/components/forms/client/application-form.module.css';
import { toClientForm } from '@/lib/forms/registry';
import { formSummary } from '@/lib/forms/summary';
import type { FormDefinition } from '@/lib/forms/types';

/**
 * A form on its page, after what it takes. The browser is given plain data; the schema is loaded when
 * it is needed.
 */
export function Application({ form }: { form: FormDefinition }) {
  return (
    <>
      <p className={styles.summary}>{formSummary(form)}</p>
      <DeferredForm form={toClientForm(form)} />
    </>
  );
}
