import type { ReactNode } from 'react';
import { rolePageCopy } from '@/components/role-page/copy';
import type { Role } from '@/components/role-page/types';
import { ButtonLink } from '@/components/ui/button';
import type { ClientForm, FormDefinition } from '@/lib/forms/types';
import styles from './apply-bar.module.css';

interface SendingStatusProps {
  form: ClientForm;
  className: string | undefined;
  children: ReactNode;
}

/**
 * A bar that also shows that a submission is in progress, because the submit button may be out of view. While a form
 * has `aria-busy`, the styles show its `submittingLabel` in place of the `data-idle` element. The label is decorative.
 */
export function SendingStatus({ form, className, children }: SendingStatusProps) {
  const label = form.submittingLabel;
  return (
    <div className={`screen-only ${styles.sending} ${className}`} data-sending={label && ''}>
      {children}
      {label && (
        <span aria-hidden="true" data-label="">
          {label}
        </span>
      )}
    </div>
  );
}

/** Circles for the parts of the form, filled for finished parts. Hidden until a part is finished. Decorative. */
function FinishedParts({ parts }: { parts: readonly unknown[] }) {
  return (
    <span className={styles.parts} aria-hidden="true" data-parts="">
      {parts.map((_, part) => (
        <i key={part} />
      ))}
    </span>
  );
}

/**
 * The Apply bar: the role's name, pay and dates, and a link to the form. It is sticky at the lower edge of narrow
 * screens until the form is in view. A closed role has no bar.
 */
export function ApplyBar({ role, form }: { role: Role; form: FormDefinition }) {
  if (!role.open) return null;
  const facts = [role.pay, role.dates].filter(Boolean);
  return (
    <SendingStatus form={form} className={`row-3 ${styles.bar}`}>
      <a href="#content" className={styles.role}>
        <span className={styles.title}>
          {role.metadata.name}
          <span className="visually-hidden">, {rolePageCopy.toTop}</span>
        </span>
        {facts.length > 0 && <span className={styles.facts}>{facts.join(', ')}</span>}
        <FinishedParts parts={form.parts} />
      </a>
      <ButtonLink href="#apply" data-idle="">
        {rolePageCopy.apply}
      </ButtonLink>
    </SendingStatus>
  );
}
