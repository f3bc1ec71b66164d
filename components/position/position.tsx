import type { ReactNode } from 'react';
import { RoleSheet } from '@/components/roles/drawings/role-drawing';
import type { RoleId } from '@/lib/content/roles';
import styles from './position.module.css';

/**
 * The root of a position page: sets the role's colors, holds its drawing, and gives way to the thank-you view once
 * the application was sent.
 */
export function Position({ role, children }: { role: RoleId; children: ReactNode }) {
  return (
    <div className={styles.position} data-role={role} data-audience="students">
      <RoleSheet role={role} />
      {children}
    </div>
  );
}
