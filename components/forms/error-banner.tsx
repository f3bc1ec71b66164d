import { getInputId } from '@/components/forms/control';
import type { Field } from '@/lib/forms/types';
import styles from './error-banner.module.css';

export function ErrorLinks({ fields }: { fields: readonly Field[] }) {
  return (
    <ul role="list">
      {fields.map(({ name, label }) => (
        <li key={name}>
          <a href={`#${getInputId(name)}`}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

interface ErrorBannerProps {
  title: string | undefined;
  invalidFields: readonly Field[];
}

/** The error summary above a form: a title and links to the fields in error. */
export function ErrorBanner({ title, invalidFields }: ErrorBannerProps) {
  if (!title || invalidFields.length === 0) return null;
  return (
    <div className={styles.banner} data-banner data-long={invalidFields.length > 4 || undefined}>
      <p className={styles.title}>{title}</p>
      <ErrorLinks fields={invalidFields} />
    </div>
  );
}
