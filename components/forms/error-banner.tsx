import type { ReactNode } from 'react';
import { getInputId } from '@/components/forms/control';
import { outdatedPageCopy } from '@/components/forms/copy';
import type { ClientForm, Field } from '@/lib/forms/types';
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
  form: ClientForm;
  /** Replaces `form.banner`. */
  title?: string | undefined;
  invalidFields: readonly Field[];
  /** The server's messages for fields that the form lacks, because the page was loaded before a deployment. */
  otherMessages: readonly string[];
  /** Shown below `otherMessages`. */
  children?: ReactNode;
}

/**
 * The error summary above a form: a title, links to the fields in error, and `otherMessages`. If neither
 * `title` nor `form.banner` is set, it appears only if there are `otherMessages`.
 */
export function ErrorBanner({
  form,
  title,
  invalidFields,
  otherMessages,
  children,
}: ErrorBannerProps) {
  const hasOtherMessages = otherMessages.length > 0;
  const text = title ?? form.banner ?? (hasOtherMessages ? outdatedPageCopy.title : undefined);
  if (!text || (invalidFields.length === 0 && !hasOtherMessages)) return null;
  return (
    <div className={styles.banner} data-banner data-long={invalidFields.length > 4 || undefined}>
      <p className={styles.title}>{text}</p>
      {invalidFields.length > 0 && <ErrorLinks fields={invalidFields} />}
      {hasOtherMessages && (
        <div role="alert">
          {otherMessages.map((message) => (
            <p key={message}>{message}</p>
          ))}
          {children}
        </div>
      )}
    </div>
  );
}
