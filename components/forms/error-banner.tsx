import type { ReactNode } from 'react';
import { inputId } from '@/components/forms/control';
import { olderPageCopy } from '@/components/forms/copy';
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

interface ErrorBannerProps {
  form: ClientForm;
  /** Instead of the form's own. */
  title?: string | undefined;
  wrong: readonly Field[];
  /** Messages for what is no field of this page. */
  others: readonly string[];
  /** What to do about these. */
  children?: ReactNode;
}

/**
 * What stands over a form after a failed submit: the form's own banner text and the fields in
 * error, in the order of the page, each a link that moves focus to its field. The messages stand at
 * the fields; those that have none stand here, also on a form that has no banner.
 */
export function ErrorBanner({ form, title, wrong, others, children }: ErrorBannerProps) {
  const hasOthers = others.length > 0;
  const text = title ?? form.banner ?? (hasOthers ? olderPageCopy.title : undefined);
  if (!text || (wrong.length === 0 && !hasOthers)) return null;
  return (
    <div className={styles.banner} data-banner data-long={wrong.length > 4 || undefined}>
      <p className={styles.title}>{text}</p>
      {wrong.length > 0 && <ErrorLinks fields={wrong} />}
      {hasOthers && (
        <div role="alert">
          {others.map((message) => (
            <p key={message}>{message}</p>
          ))}
          {children}
        </div>
      )}
    </div>
  );
}
