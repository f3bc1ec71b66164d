import type { ReactNode } from 'react';
import { ApplyBar } from '@/components/position/apply-bar';
import type { Role } from '@/lib/roles/types';
import styles from './sheet.module.css';

/** The sections above the edge that a narrow screen opens at; on wide screens nothing of its own. */
export function Opening({ children }: { children: ReactNode }) {
  return <div className={styles.opening}>{children}</div>;
}

/**
 * What the position is, laid out so that a section begins where the page opens: 1400 px down, right
 * under the header. On wide screens that is “How to apply”, with the form below it; on narrow ones the
 * sections in `Opening` end there.
 */
export function Sheet({ role, children }: { role: Role; children: ReactNode }) {
  return (
    <div className={styles.sheet}>
      {children}
      <ApplyBar role={role} form={role.form} />
    </div>
  );
}
