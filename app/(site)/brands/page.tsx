import { NextSteps } from '@/components/brands/next-steps';
import { Registration } from '@/components/brands/registration';
import { Scale } from '@/components/brands/scale';
import { Application, ApplicationState } from '@/components/forms/application';
import { StructuredData } from '@/components/site/structured-data';
import { brandForm } from '@/lib/forms/brand';
import { pageMetadata } from '@/lib/content/seo';
import { routes } from '@/lib/site';

export const metadata = pageMetadata(routes.brands);

export default function BrandsPage() {
  return (
    <>
      <Registration>
        <ApplicationState form={brandForm}>
          <Application form={brandForm} />
        </ApplicationState>
      </Registration>
      <NextSteps />
      <Scale />
      <StructuredData route={routes.brands} />
    </>
  );
}
