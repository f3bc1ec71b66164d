import type { ReactNode } from 'react';
import { FormPage } from '@/components/forms/form-page';
import { AdmissionTicket } from '@/components/forms/admission-ticket';
import { Apply } from '@/components/roles/shared/apply';
import { ApplyBar } from '@/components/roles/shared/apply-bar';
import { rolePageCopy } from '@/components/roles/shared/copy';
import type { Role } from '@/components/roles/shared/types';
import { Section } from '@/components/ui/section';
import { initialScrollY } from '@/lib/browser/scrolling';
import styles from './position-page.module.css';

/** The sections that a narrow screen is scrolled past when the page opens. Has no box on wide screens. */
export function OpeningSections({ children }: { children: ReactNode }) {
  return <div className={styles.opening}>{children}</div>;
}

/** The steps to apply. A closed role has none. */
function HowToApply({ role }: { role: Role }) {
  if (!role.open) return null;
  return (
    <Section className={styles.howToApply}>
      <div className={`columns ${styles.columns}`}>
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
    </Section>
  );
}

interface PositionPageProps {
  role: Role;
  /** The role's drawing, an SVG file as text. */
  drawing: string;
  children: ReactNode;
}

/**
 * The page of a position, which opens scrolled down by `initialScrollY` while the role is open. `children` are the
 * sections above “How to apply”. They are laid out so that one section begins right below the sticky header when the page
 * opens: on wide screens “How to apply”, on narrow screens the first one after `OpeningSections`.
 */
export function PositionPage({ role, drawing, children }: PositionPageProps) {
  return (
    <div className={styles.page} data-initial-scroll-y={role.open ? initialScrollY : undefined}>
      <FormPage
        form={role.form}
        drawing={<AdmissionTicket form={role.form} svg={drawing} color={role.color} />}
      >
        <div className={styles.sections}>
          {children}
          <ApplyBar role={role} />
        </div>
        <HowToApply role={role} />
        <Apply role={role} route={role.route} />
      </FormPage>
    </div>
  );
}
