import drawing from '@/components/pages/brands/drawing.svg?raw';
import { brandForm } from '@/components/pages/brands/form';
import { NextSteps } from '@/components/pages/brands/next-steps';
import { Brief } from '@/components/pages/brands/brief';
import { FormPage } from '@/components/forms/form-page';
import { AdmissionTicket } from '@/components/forms/admission-ticket';
import { createPageMetadata } from '@/components/site/metadata';
import { routes } from '@/lib/routes';

export const metadata = createPageMetadata(routes.brands);

export default function BrandsPage() {
  return (
    <FormPage
      form={brandForm}
      drawing={<AdmissionTicket form={brandForm} svg={drawing} color="gold" textField="message" />}
    >
      <Brief />
      <NextSteps />
    </FormPage>
  );
}
