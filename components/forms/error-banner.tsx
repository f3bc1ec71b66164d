import type { ReactNode } from 'react';
import { getInputId } from '@/components/forms/control';
import { olderPageCopy } from '@/components/forms/copy';
import type { ClientForm, Field } from '@/lib/forms/types';
import './error-banner.css';

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
  /** Replaces the form's banner text. */
  title?: string | undefined;
  invalidFields: readonly Field[];
  /** Messages for fields that this page lacks. */
  others: readonly string[];
  /** What to do about them. */
  children?: ReactNode;
}

/**
 * The error summary above a form after a failed submit: a title, links to the fields in error, and the messages for
 * fields that this page lacks. The latter also appear on a form without a banner text.
 */
export function ErrorBanner({ form, title, invalidFields, others, children }: ErrorBannerProps) {
  const hasOthers = others.length > 0;
  const text = title ?? form.banner ?? (hasOthers ? olderPageCopy.title : undefined);
  if (!text || (invalidFields.length === 0 && !hasOthers)) return null;
  return (
    <div className="error-banner" data-banner data-long={invalidFields.length > 4 || undefined}>
      <p className="error-banner-title">{text}</p>
      {invalidFields.length > 0 && <ErrorLinks fields={invalidFields} />}
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
