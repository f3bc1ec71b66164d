import { Apply } from '@/components/roles/shared/apply';
import { ApplyBar } from '@/components/roles/shared/apply-bar';
import { FormPage } from '@/components/forms/form-page';
import { AdmissionTicket } from '@/components/forms/admission-ticket';
import { ContactSheet } from '@/components/roles/creator/contact-sheet';
import { Flyer } from '@/components/roles/creator/flyer';
import { creatorPages, type CreatorRoute } from '@/components/roles/creator/pages';
import following from '@/components/roles/creator/following.svg?raw';
import { HowItWorks } from '@/components/roles/creator/how-it-works';
import { shortFormRoute } from '@/components/roles/creator/facts';
import { drawings } from '@/components/roles/drawings';
import { roles } from '@/components/roles';

/** The page at both creator routes. The route decides its form, texts and color. */
export function CreatorRolePage({ route }: { route: CreatorRoute }) {
  const { color, form, work, beforeForm } = creatorPages[route];
  const role = { ...roles.creator, color };
  const drawing = route === shortFormRoute ? following : drawings.creator;
  return (
    <FormPage form={form} drawing={<AdmissionTicket form={form} svg={drawing} color={color} />}>
      <div>
        <Flyer route={route} drawing={drawing} />
        <HowItWorks {...work} />
        <ContactSheet />
        <ApplyBar role={role} />
      </div>
      <Apply role={role} route={route} lead={beforeForm} />
    </FormPage>
  );
}
