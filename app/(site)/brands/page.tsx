import { NextSteps } from '@/components/brands/next-steps';
import { Registration } from '@/components/brands/registration';
import { ScaleUp } from '@/components/brands/scale-up';
import { createPageMetadata } from '@/components/site/metadata';
import { routes } from '@/lib/routes';

export const metadata = createPageMetadata(routes.brands);

export default function BrandsPage() {
  return (
    <>
      <Registration />
      <ScaleUp />
      <NextSteps />
    </>
  );
}
