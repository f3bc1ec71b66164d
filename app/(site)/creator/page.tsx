import { facts } from '@/components/roles/creator/facts';
import { RolePage } from '@/components/roles/creator/page';
import { createPageMetadata } from '@/components/site/metadata';
import { StructuredData } from '@/components/site/structured-data';

export const metadata = createPageMetadata(facts.route);

export default function CreatorPage() {
  return (
    <>
      <RolePage route={facts.route} />
      <StructuredData route={facts.route} />
    </>
  );
}
