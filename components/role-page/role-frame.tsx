import type { ReactNode } from 'react';
import { ApplicationPage } from '@/components/forms/application';
import type { Look } from '@/components/role-page/types';
import { RoleSheet } from '@/components/role-page/role-drawing';
import type { FormDefinition } from '@/lib/forms/types';
import styles from './role-frame.module.css';

interface RoleFrameProps {
  look: Look;
  form: FormDefinition;
  children: ReactNode;
}

/** The root of a role's page: sets the role's colors and contains its drawing. The thank-you may replace its content. */
export function RoleFrame({ look, form, children }: RoleFrameProps) {
  return (
    <div className={`${styles.position} ${look.colors}`}>
      <RoleSheet look={look} />
      <ApplicationPage form={form}>{children}</ApplicationPage>
    </div>
  );
}
