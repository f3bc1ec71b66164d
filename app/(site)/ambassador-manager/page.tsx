import { RolePage } from '@/components/roles/manager/page';
import { facts } from '@/components/roles/manager/facts';
import { createPageMetadata } from '@/components/site/metadata';
import { StructuredData } from '@/components/site/structured-data';

export const metadata = createPageMetadata(facts.route);

export default function AmbassadorManagerPage() {
  return (
    <>
      <RolePage />
      <StructuredData route={facts.route} />
    </>
  );
}
