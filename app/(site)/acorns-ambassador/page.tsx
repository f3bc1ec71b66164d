import { RolePage } from '@/components/roles/acorns/page';
import { facts } from '@/components/roles/acorns/facts';
import { createPageMetadata } from '@/components/site/metadata';
import { StructuredData } from '@/components/site/structured-data';

export const metadata = createPageMetadata(facts.route);

export default function AcornsAmbassadorPage() {
  return (
    <>
      <RolePage />
      <StructuredData route={facts.route} />
    </>
  );
}
