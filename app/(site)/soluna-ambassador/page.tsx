import { RolePage } from '@/components/roles/soluna/page';
import { facts } from '@/components/roles/soluna/facts';
import { createPageMetadata } from '@/components/site/metadata';
import { StructuredData } from '@/components/site/structured-data';

export const metadata = createPageMetadata(facts.route);

export default function SolunaAmbassadorPage() {
  return (
    <>
      <RolePage />
      <StructuredData route={facts.route} />
    </>
  );
}
