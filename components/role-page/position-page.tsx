import type { ReactNode } from 'react';
import { FormPage } from '@/components/forms/form-page';
import { ThankYouDrawing } from '@/components/forms/thank-you-drawing';
import { Apply } from '@/components/role-page/apply';
import { ApplyBar } from '@/components/role-page/apply-bar';
import { rolePageCopy } from '@/components/role-page/copy';
import { JobPosting } from '@/components/role-page/job-posting';
import { drawings } from '@/components/roles/drawings';
import type { Role } from '@/components/role-page/types';
import styles from './position-page.module.css';

/** The sections that a narrow screen is scrolled past when the page opens: 1400 px. Has no box on wide screens. */
export function OpeningSections({ children }: { children: ReactNode }) {
  return <div className={styles.opening}>{children}</div>;
}

/**
 * Lays out the sections so that one begins right below the sticky header when the page opens. On wide screens, this
 * section is “How to apply”. On narrow screens, it is the first one after `OpeningSections`.
 */
function Sections({ role, children }: { role: Role; children: ReactNode }) {
  return (
    <div className={styles.sections}>
      {children}
      <ApplyBar role={role} />
    </div>
  );
}

/** The steps to apply. A closed role has none. */
function HowToApply({ role }: { role: Role }) {
  if (!role.open) return null;
  return (
    <section className={styles.howToApply}>
      <div className={`page stack-5 ${styles.columns}`}>
        <h2>{rolePageCopy.howToApply}</h2>
        <ol role="list" className={`stack-5 steps ${styles.steps}`}>
          {role.steps?.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface PositionPageProps {
  role: Role;
  children: ReactNode;
}

/** The page of a role with a job posting. `children` are the sections above “How to apply”. */
export function PositionPage({ role, children }: PositionPageProps) {
  return (
    <div className={styles.page} data-role={role.id}>
      <FormPage
        form={role.form}
        drawing={<ThankYouDrawing form={role.form} svg={drawings[role.id]} />}
      >
        <Sections role={role}>{children}</Sections>
        <HowToApply role={role} />
        <Apply role={role} />
      </FormPage>
      <JobPosting role={role} />
    </div>
  );
}
