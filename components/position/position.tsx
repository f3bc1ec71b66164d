import type { ReactNode } from 'react';
import { ApplicationState } from '@/components/forms/application';
import { RoleSheet } from '@/components/roles/role-drawing';
import type { RoleId } from '@/lib/roles';
import type { FormDefinition } from '@/lib/forms/types';
import styles from './position.module.css';

interface PositionProps {
  role: RoleId;
  form: FormDefinition;
  children: ReactNode;
}

/**
 * The root of a position page: sets the role's colors, holds its drawing, and gives way to the thank-you view once
 * the application was sent.
 */
export function Position({ role, form, children }: PositionProps) {
  return (
    <div className={styles.position} data-role={role}>
      <RoleSheet role={role} />
      <ApplicationState form={form}>{children}</ApplicationState>
    </div>
  );
}
