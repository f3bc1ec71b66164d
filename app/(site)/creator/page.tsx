import { facts } from '@/components/roles/creator/facts';
import { RolePage } from '@/components/roles/creator/page';
import { pageMetadata } from '@/components/site/metadata';
import { StructuredData } from '@/components/site/structured-data';

export const metadata = pageMetadata(facts.route);

export default function CreatorPage() {
  return (
    <>
      <RolePage route={facts.route} />
      <StructuredData route={facts.route} />
    </>
  );
}
