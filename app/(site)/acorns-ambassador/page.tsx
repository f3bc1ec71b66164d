import { RolePage } from '@/components/roles/acorns/page';
import { facts } from '@/components/roles/acorns/facts';
import { pageMetadata } from '@/components/site/metadata';
import { StructuredData } from '@/components/site/structured-data';

export const metadata = pageMetadata(facts.route);

export default function AcornsAmbassadorPage() {
  return (
    <>
      <RolePage />
      <StructuredData route={facts.route} />
    </>
  );
}
