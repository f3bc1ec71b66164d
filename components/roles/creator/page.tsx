import { Apply } from '@/components/role-page/apply';
import { ApplyBar } from '@/components/role-page/apply-bar';
import { FormPage } from '@/components/forms/form-with-thank-you';
import { ContactSheet } from '@/components/roles/creator/contact-sheet';
import { Flyer } from '@/components/roles/creator/flyer';
import { creatorPages, type CreatorRoute } from '@/components/roles/creator/pages';
import { role } from '@/components/roles/creator/role';

/** The page at both creator routes. The route decides its form and texts. */
export function RolePage({ route }: { route: CreatorRoute }) {
  const { form } = creatorPages[route];
  return (
    <div data-role={role.id}>
      <FormPage form={form}>
        <div>
          <Flyer route={route} />
          <ContactSheet />
          <ApplyBar role={role} />
        </div>
        <Apply role={role} form={form} />
      </FormPage>
    </div>
  );
}
