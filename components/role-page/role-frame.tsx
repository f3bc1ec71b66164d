import type { ReactNode } from 'react';
import { FormPage } from '@/components/forms/form-with-thank-you';
import type { RoleTheme } from '@/components/role-page/types';
import { RoleDrawingSource } from '@/components/role-page/role-drawing';
import type { FormDefinition } from '@/lib/forms/types';
import styles from './role-frame.module.css';

interface RoleFrameProps {
  theme: RoleTheme;
  form: FormDefinition;
  children: ReactNode;
}

/** The root of a role's page: sets the role's colors and contains its drawing. The thank-you may replace `children`. */
export function RoleFrame({ theme, form, children }: RoleFrameProps) {
  return (
    <div className={`${styles.frame} ${theme.colors}`}>
      <RoleDrawingSource theme={theme} />
      <FormPage form={form}>{children}</FormPage>
    </div>
  );
}
