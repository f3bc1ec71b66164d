import { useWatch, type Control } from 'react-hook-form';
import { finishedParts } from '@/components/forms/client/progress';
import { useIsHydrated } from '@/components/forms/client/use-is-hydrated';
import type { FormValues } from '@/components/forms/client/values';
import { fieldsInError, type Errors } from '@/components/forms/control';
import { formCopy } from '@/components/forms/copy';
import { ErrorLinks } from '@/components/forms/error-links';
import { partId } from '@/lib/forms/summary';
import type { ClientForm } from '@/lib/forms/types';
import styles from './form-strip.module.css';

interface FormStripProps {
  form: ClientForm;
  control: Control<FormValues>;
  errors: Errors;
}

/**
 * The strip over a form on narrow screens: its parts as links, and how many of them are finished or,
 * after a failed submit, how many fields are left. The list on the ticket reads its state (part-list).
 */
export function FormStrip({ form, control, errors }: FormStripProps) {
  const filled = useWatch({ control, compute: (values) => finishedParts(form, values) });
  const isHydrated = useIsHydrated();
  const wrong = fieldsInError(form, errors);
  const finished = form.groups.map(
    ({ fields }, index) =>
      isHydrated && filled[index] && !fields.some((field) => wrong.includes(field)),
  );
  const count = finished.filter(Boolean).length;
  const total = form.groups.length;

  return (
    <nav className={styles.strip} aria-label={formCopy.parts}>
      <ol role="list" className={styles.parts} data-parts>
        {form.groups.map(({ legend }, index) => (
          <li key={legend} data-finished={finished[index] || undefined}>
            <a href={`#${partId(index)}`} aria-label={`${index + 1}, ${legend}`}>
              {index + 1}
            </a>
          </li>
        ))}
      </ol>
      {wrong.length > 0 ? (
        <details
          className={styles.left}
          onClick={({ target, currentTarget }) => {
            if (target instanceof HTMLAnchorElement) currentTarget.open = false;
          }}
        >
          <summary>{`${wrong.length} ${formCopy.stripLeft}`}</summary>
          <ErrorLinks fields={wrong} />
        </details>
      ) : (
        <p>
          {count > 0 ? `${count} ${formCopy.stripOf} ${total}` : `${total} ${formCopy.stripParts}`}
        </p>
      )}
    </nav>
  );
}
