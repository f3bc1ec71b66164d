import { facts } from '@/components/roles/creator/facts';
import { RolePage } from '@/components/roles/creator/page';
import { pageMetadata } from '@/components/site/metadata';
import { StructuredData } from '@/components/site/structured-data';

export const metadata = pageMetadata(facts.secondRoute);

export default function CreatorsPage() {
  return (
    <>
      <RolePage route={facts.secondRoute} />
      <StructuredData route={facts.secondRoute} />
    </>
  );
}
