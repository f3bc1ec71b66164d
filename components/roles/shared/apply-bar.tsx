import { rolePageCopy } from '@/components/roles/shared/copy';
import type { Role } from '@/components/roles/shared/types';
import { ButtonLink } from '@/components/ui/button';
import styles from './apply-bar.module.css';

/**
 * The role's name, pay and dates, and a link to the form. Sticky at the lower edge of narrow screens while neither the
 * header’s button nor the form is in view. While a form with a `submittingLabel` is being sent, shows it instead: a campus
 * page scrolls away from the form’s button. A closed role has no bar.
 */
export function ApplyBar({ role }: { role: Role }) {
  if (!role.open) return null;
  const { submittingLabel } = role.form;
  const terms = [role.pay, role.dates].filter(Boolean);
  return (
    <div className={`screen-only row-3 ${styles.bar}`}>
      {submittingLabel && (
        <p className={styles.sending} aria-hidden="true">
          {submittingLabel}
        </p>
      )}
      <a href="#content" className={styles.role}>
        <span className={styles.title}>
          {role.shortTitle}
          <span className="visually-hidden">, {rolePageCopy.toTop}</span>
        </span>
        {terms.length > 0 && <span className={styles.terms}>{terms.join(', ')}</span>}
      </a>
      <ButtonLink href="#apply">{rolePageCopy.apply}</ButtonLink>
    </div>
  );
}
