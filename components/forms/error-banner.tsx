import { fieldsInError, inputId, type Errors } from '@/components/forms/control';
import type { ClientForm, Field } from '@/lib/forms/types';
import styles from './error-banner.module.css';

/** The fields in error by their labels, each a link that moves focus to its field. */
export function ErrorLinks({ fields }: { fields: readonly Field[] }) {
  return (
    <ul role="list">
      {fields.map(({ name, label }) => (
        <li key={name}>
          <a href={`#${inputId(name)}`}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/**
 * What stands over a form after a failed submit: the form's own banner text and the fields in
 * error, in the order of the page, each a link that moves focus to its field. The messages stand at
 * the fields.
 */
export function ErrorBanner({ form, errors }: { form: ClientForm; errors: Errors }) {
  const wrong = fieldsInError(form, errors);
  if (!form.banner || wrong.length === 0) return null;
  return (
    <div className={styles.banner} data-banner data-long={wrong.length > 4 || undefined}>
      <p className={styles.title}>{form.banner}</p>
      <ErrorLinks fields={wrong} />
    </div>
  );
}
