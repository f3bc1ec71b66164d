import { brandForm } from '@/components/brands/form';
import { NextSteps } from '@/components/brands/next-steps';
import { Registration } from '@/components/brands/registration';
import { StillDeciding } from '@/components/brands/still-deciding';
import { FormPage } from '@/components/forms/form-page';
import { ThankYouDrawing } from '@/components/forms/thank-you-drawing';
import { createPageMetadata } from '@/components/site/metadata';
import { routes } from '@/lib/routes';

export const metadata = createPageMetadata(routes.brands);

export default function BrandsPage() {
  return (
    <FormPage form={brandForm} drawing={<ThankYouDrawing form={brandForm} />}>
      <Registration />
      <StillDeciding />
      <NextSteps />
    </FormPage>
  );
}
