import { NextSteps } from '@/components/brands/next-steps';
import { Registration } from '@/components/brands/registration';
import { PlannerProvider } from '@/components/brands/planner';
import { ScaleUp } from '@/components/brands/scale-up';
import { PlannerCard } from '@/components/brands/planner-card';
import { FormWithThankYou } from '@/components/forms/form-with-thank-you';
import { StructuredData } from '@/components/site/structured-data';
import { brandForm } from '@/components/brands/form';
import { createPageMetadata } from '@/components/site/metadata';
import { routes } from '@/lib/routes';

export const metadata = createPageMetadata(routes.brands);

export default function BrandsPage() {
  return (
    <>
      <PlannerProvider>
        <Registration planner={<PlannerCard />}>
          <FormWithThankYou form={brandForm} />
        </Registration>
        <ScaleUp />
      </PlannerProvider>
      <NextSteps />
      <StructuredData route={routes.brands} />
    </>
  );
}
