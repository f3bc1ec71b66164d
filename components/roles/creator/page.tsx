import { Apply } from '@/components/roles/shared/apply';
import { ApplyBar } from '@/components/roles/shared/apply-bar';
import { FormPage } from '@/components/forms/form-page';
import { ThankYouDrawing } from '@/components/forms/thank-you-drawing';
import { ContactSheet } from '@/components/roles/creator/contact-sheet';
import { Flyer } from '@/components/roles/creator/flyer';
import { creatorPages, type CreatorRoute } from '@/components/roles/creator/pages';
import { drawings } from '@/components/roles/drawings';
import { role } from '@/components/roles/creator/role';

/** The page at both creator routes. The route decides its form and texts. */
export function RolePage({ route }: { route: CreatorRoute }) {
  const { form } = creatorPages[route];
  return (
    <div data-role={role.id}>
      <FormPage form={form} drawing={<ThankYouDrawing form={form} svg={drawings[role.id]} />}>
        <div>
          <Flyer route={route} />
          <ContactSheet />
          <ApplyBar role={role} />
        </div>
        <Apply role={role} route={route} />
      </FormPage>
    </div>
  );
}
