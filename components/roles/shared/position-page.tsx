import type { ReactNode } from 'react';
import { FormPage } from '@/components/forms/form-page';
import { AdmissionTicket } from '@/components/forms/admission-ticket';
import { Apply } from '@/components/roles/shared/apply';
import { ApplyBar } from '@/components/roles/shared/apply-bar';
import { rolePageCopy } from '@/components/roles/shared/copy';
import type { Role } from '@/components/roles/shared/types';
import { initialScrollY } from '@/lib/browser/scrolling';
import styles from './position-page.module.css';

interface PositionPageProps {
  role: Role;
  /** The role's drawing, an SVG file as text. */
  drawing: string;
  children: ReactNode;
  /** The sections that narrow screens show first when the page opens. */
  belowFold?: ReactNode;
}

/**
 * The page of a position. While the role is open, the page opens scrolled down by `initialScrollY`, so what is above the
 * form is that high: all sections on wide screens, `children` on narrow ones. A closed role has no steps.
 */
export function PositionPage({ role, drawing, children, belowFold }: PositionPageProps) {
  return (
    <div className={styles.page} data-initial-scroll-y={role.open ? initialScrollY : undefined}>
      <FormPage
        form={role.form}
        drawing={<AdmissionTicket form={role.form} svg={drawing} color={role.color} />}
      >
        <div className={styles.sections}>
          <div className={styles.opening}>{children}</div>
          {belowFold}
          {role.open && (
            <section data-background="paper" data-heading="beside">
              <h2>{rolePageCopy.howToApply}</h2>
              <ol role="list" className={`stack-4 steps ${styles.steps}`}>
                {role.steps?.map(({ title, text }) => (
                  <li key={title}>
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </li>
                ))}
              </ol>
            </section>
          )}
          <ApplyBar role={role} />
        </div>
        <Apply role={role} route={role.route} />
      </FormPage>
    </div>
  );
}
