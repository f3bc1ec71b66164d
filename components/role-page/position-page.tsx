import type { ReactNode } from 'react';
import { Apply } from '@/components/role-page/apply';
import { ApplyBar } from '@/components/role-page/apply-bar';
import { howToApply } from '@/components/role-page/copy';
import { RoleFrame } from '@/components/role-page/role-frame';
import type { RoleTheme, Position } from '@/components/role-page/types';
import styles from './position-page.module.css';

/** Is 1400 px high on narrow screens. On wide screens, it has no box (`display: contents`). */
export function OpeningSections({ children }: { children: ReactNode }) {
  return <div className={styles.opening}>{children}</div>;
}

/**
 * Lays out the sections so that one begins right below the sticky header when the page opens. On wide screens, this
 * section is “How to apply”. On narrow screens, it is the first one after `OpeningSections`.
 */
function Sections({ role, children }: { role: Position; children: ReactNode }) {
  return (
    <div className={styles.sections}>
      {children}
      <ApplyBar role={role} form={role.form} />
    </div>
  );
}

/** The steps to apply. A closed role has none. */
function HowToApply({ role }: { role: Position }) {
  if (!role.open) return null;
  return (
    <section className={styles.howToApply} data-margin-line>
      <div className={`page stack-5 ${styles.columns}`}>
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
  theme: RoleTheme;
  children: ReactNode;
}

/** The page of a position, a role with one page and one form. `children` are the sections above “How to apply”. */
export function PositionPage({ role, theme, children }: PositionPageProps) {
  return (
    <RoleFrame theme={theme} form={role.form}>
      <Sections role={role}>{children}</Sections>
      <HowToApply role={role} />
      <Apply role={role} form={role.form} />
    </RoleFrame>
  );
}
