import { Apply } from '@/components/role-page/apply';
import { ApplyBar } from '@/components/role-page/apply-bar';
import { RoleFrame } from '@/components/role-page/role-frame';
import { ContactSheet } from '@/components/roles/creator/contact-sheet';
import { Flyer } from '@/components/roles/creator/flyer';
import { theme } from '@/components/roles/creator/theme';
import type { PageRoute } from '@/components/roles/creator/copy';
import { role } from '@/components/roles/creator/role';

/** The page at both creator routes. The route decides its form, drawing and texts. */
export function RolePage({ route }: { route: PageRoute }) {
  const form = route === role.route ? role.form : role.secondForm;
  return (
    <RoleFrame theme={theme} form={form}>
      <div>
        <Flyer route={route} />
        <ContactSheet route={route} />
        <ApplyBar role={role} form={form} />
      </div>
      <Apply role={role} form={form} />
    </RoleFrame>
  );
}
