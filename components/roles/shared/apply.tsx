import { SubmissionForm } from '@/components/forms/submission-form';
import { ThankYouAlert } from '@/components/forms/thank-you';
import { DescriptionList } from '@/components/ui/description-list';
import { listTerms, rolePageCopy } from '@/components/roles/shared/copy';
import { ButtonLink } from '@/components/ui/button';
import { getSettings } from '@/lib/settings';
import type { Role } from '@/components/roles/shared/types';
import { routes, type Route } from '@/lib/routes';
import styles from './apply.module.css';

/** The role's title and terms, beside the form on wide screens. */
function RoleCard({ role }: { role: Role }) {
  return (
    <section aria-label={role.title}>
      <p className={`display size-2 ${styles.cardTitle}`}>{role.title}</p>
      <DescriptionList rows={listTerms(role)} layout="stacked" className={styles.cardRows} />
    </section>
  );
}

interface ApplyProps {
  role: Role;
  /** The page's route. In print, its address replaces the form. */
  route: Route;
  /** Shown above the form. */
  lead?: string;
}

/** The section with the form of the page, which must be inside a `FormPage`. */
export function Apply({ role, route, lead }: ApplyProps) {
  const { open } = role;
  const title = open ? rolePageCopy.apply : rolePageCopy.closed;
  const text = open ? lead : rolePageCopy.closedText;
  return (
    <section
      id="apply"
      tabIndex={-1}
      aria-labelledby="apply-title"
      className={`halftone ${styles.apply}`}
      // Brick is for errors here.
      data-background={role.color === 'brick' ? 'sky' : role.color}
    >
      <p className={`page ${styles.address}`}>
        {open ? rolePageCopy.printedAddress : title}{' '}
        <strong>{new URL(route, getSettings().siteUrl).href}</strong>
      </p>
      <div className={`page ${styles.columns}`}>
        <div className={`box ${styles.form}`} data-day-palette="">
          <p className={`label ${styles.topRow}`} data-background={role.color}>
            {rolePageCopy.form}
          </p>
          <h2 id="apply-title" className={`size-3 ${styles.heading}`} data-until-sent="">
            {title}
          </h2>
          {text && (
            <p className={`screen-only lead ${styles.lead}`} data-until-sent="">
              {text}
            </p>
          )}
          {open ? <SubmissionForm card={<RoleCard role={role} />} /> : <ClosedForm />}
        </div>
      </div>
    </section>
  );
}

/** Takes the place of a closed role's form. Thanks for a form that was sent before the role closed. */
function ClosedForm() {
  return (
    <>
      <ThankYouAlert />
      <ButtonLink href={routes.roles}>{rolePageCopy.otherRoles}</ButtonLink>
    </>
  );
}

/** A link to the form, or to all roles if this one is closed. */
export function ApplyLink({ role }: { role: Role }) {
  if (role.open)
    return (
      <div className={styles.applyNow}>
        <ButtonLink href="#apply">{rolePageCopy.applyNow}</ButtonLink>
      </div>
    );
  return (
    <ButtonLink href={routes.roles} kind="paper">
      {rolePageCopy.closed}. {rolePageCopy.otherRoles}
    </ButtonLink>
  );
}
