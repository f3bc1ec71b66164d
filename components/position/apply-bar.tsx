import type { ReactNode } from 'react';
import { RoleCrop } from '@/components/art/role-crop';
import { positionWords } from '@/components/position/copy';
import type { Role } from '@/components/position/types';
import { ButtonLink } from '@/components/ui/button';
import type { ClientForm, FormDefinition } from '@/lib/forms/types';
import styles from './apply-bar.module.css';

interface SendingStatusProps {
  form: ClientForm;
  className: string | undefined;
  children: ReactNode;
}

/**
 * A line of the page that says what the submit button says while the form is being sent, where a submit has
 * moved the page away from the button. Styles show it (`:has(form[aria-busy])`); the button itself tells assistive
 * technology.
 */
export function SendingStatus({ form, className, children }: SendingStatusProps) {
  const label = form.submittingLabel;
  return (
    <div className={`screen-only ${className}`} data-sending={label && ''}>
      {children}
      {label && (
        <span aria-hidden="true" data-label="">
          {label}
        </span>
      )}
    </div>
  );
}

/** The ticket's holes, small: one for each part of the form, which the form punches once it is finished. Decorative. */
function Punches({ parts }: { parts: readonly unknown[] }) {
  return (
    <span className={styles.punches} aria-hidden="true" data-parts="">
      {parts.map((_, part) => (
        <i key={part} />
      ))}
    </span>
  );
}

/**
 * On phones, a bar at the lower edge that names the role and leads on to the form until the form is
 * there; the last thing in what stands above the form. A submit moves the page up: the bar, then,
 * says what the form does. Nothing for a closed role.
 */
export function ApplyBar({ role, form }: { role: Role; form: FormDefinition }) {
  if (!role.open) return null;
  return (
    <SendingStatus form={form} className={`stack-3 ${styles.bar}`}>
      <RoleCrop crop="badge" className={styles.picture} />
      <span className={styles.role}>
        <span>{role.title}</span>
        <Punches parts={form.groups} />
      </span>
      <ButtonLink href="#apply">{positionWords.apply}</ButtonLink>
    </SendingStatus>
  );
}
