import { NextSteps } from '@/components/brands/next-steps';
import { Registration } from '@/components/brands/registration';
import { Scale } from '@/components/brands/scale';
import { Application } from '@/components/forms/application';
import { StructuredData } from '@/components/site/structured-data';
import { brandForm } from '@/components/brands/form';
import { pageMetadata } from '@/components/site/metadata';
import { routes } from '@/lib/site';

export const metadata = pageMetadata(routes.brands);

export default function BrandsPage() {
  return (
    <>
      <Registration>
        <Application form={brandForm} />
      </Registration>
      <Scale />
      <NextSteps />
      <StructuredData route={routes.brands} />
    </>
  );
}
