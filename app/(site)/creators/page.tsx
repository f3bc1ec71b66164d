import { facts } from '@/components/roles/creator/facts';
import { RolePage } from '@/components/roles/creator/page';
import { createPageMetadata } from '@/components/site/metadata';
import { StructuredData } from '@/components/site/structured-data';

export const metadata = createPageMetadata(facts.secondRoute);

export default function CreatorsPage() {
  return (
    <>
      <RolePage route={facts.secondRoute} />
      <StructuredData route={facts.secondRoute} />
    </>
  );
}
