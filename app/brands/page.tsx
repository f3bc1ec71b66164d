import '@/components/styles/everywhere';
import { NextSteps } from '@/components/brands/next-steps';
import { Registration } from '@/components/brands/registration';
import { Scale } from '@/components/brands/scale';
import { Application } from '@/components/forms/application';
import { ApplicationProvider } from '@/components/forms/client/application-provider';
import { StructuredData } from '@/components/site/structured-data';
import { brandForm } from '@/lib/forms/brand';
import { toClientForm } from '@/lib/forms/registry';
import { pageMetadata } from '@/lib/content/seo';
import { routes } from '@/lib/site';

export const metadata = pageMetadata(routes.brands);

export default function BrandsPage() {
  return (
    <>
      <StructuredData route={routes.brands} />
      <Registration>
        <ApplicationProvider form={toClientForm(brandForm)}>
          <Application form={brandForm} />
        </ApplicationProvider>
      </Registration>
      <NextSteps />
      <Scale />
    </>
  );
}
