import type { ReactNode } from 'react';
import { Apply } from '@/components/role-page/apply';
import { ApplyBar } from '@/components/role-page/apply-bar';
import { howToApply } from '@/components/role-page/copy';
import { RoleFrame } from '@/components/role-page/role-frame';
import type { Look, Position } from '@/components/role-page/types';
import styles from './position-page.module.css';

/** The sections that fill the first 1400 px on narrow screens. Has no box on wide screens. */
export function Opening({ children }: { children: ReactNode }) {
  return <div className={styles.opening}>{children}</div>;
}

/**
 * Lays out the sections so that one begins at 1400 px, where the page opens: “How to apply” on wide screens, the first
 * section after `Opening` on narrow ones.
 */
function Sheet({ role, children }: { role: Position; children: ReactNode }) {
  return (
    <div className={styles.sheet}>
      {children}
      <ApplyBar role={role} form={role.form} />
    </div>
  );
}

/** The steps to apply. A closed role has none. */
function HowToApply({ role }: { role: Position }) {
  if (!role.open) return null;
  return (
    <section className={styles.how} data-margin>
      <div className={`page stack-5 ${styles.strip}`}>
        <h2>{howToApply.title}</h2>
        <ol role="list" className={`stack-5 steps ${styles.steps}`}>
          {role.steps.map(({ title, text }) => (
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
  role: Position;
  look: Look;
  children: ReactNode;
}

export function PositionPage({ role, look, children }: PositionPageProps) {
  return (
    <RoleFrame look={look} form={role.form}>
      <Sheet role={role}>{children}</Sheet>
      <HowToApply role={role} />
      <Apply role={role} form={role.form} />
    </RoleFrame>
  );
}
