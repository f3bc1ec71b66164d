import { formCopy } from '@/components/forms/copy';
import { ErrorLinks } from '@/components/forms/error-banner';
import { getPartId } from '@/components/forms/summary';
import type { ClientForm, Field } from '@/lib/forms/types';
import styles from './form-strip.module.css';

interface FormStripProps {
  form: ClientForm;
  invalidFields: readonly Field[];
  finished: readonly boolean[];
}

/** A sticky bar above a form on narrow screens: links to the parts, and the number of errors or of finished parts. */
export function FormStrip({ form: { parts }, invalidFields, finished }: FormStripProps) {
  const finishedCount = finished.filter(Boolean).length;
  const total = parts.length;
  return (
    <nav className={`screen-only row-3 ${styles.strip}`} aria-label={formCopy.parts}>
      <ol role="list" className={styles.parts}>
        {parts.map(({ legend }, index) => (
          <li key={legend} data-finished={finished[index] || undefined}>
            <a href={`#${getPartId(index)}`} aria-label={`${index + 1}, ${legend}`}>
              {index + 1}
            </a>
          </li>
        ))}
      </ol>
      {invalidFields.length > 0 ? (
        <details
          className={styles.errors}
          onClick={({ target, currentTarget }) => {
            if ((target as Element).closest('a')) currentTarget.open = false;
          }}
        >
          <summary>{`${invalidFields.length} ${formCopy.stripErrors}`}</summary>
          <ErrorLinks fields={invalidFields} />
        </details>
      ) : (
        <p>
          {finishedCount > 0
            ? `${finishedCount} ${formCopy.stripOf} ${total} ${formCopy.stripDone}`
            : `${total} ${formCopy.stripParts}`}
        </p>
      )}
    </nav>
  );
}
