import { CreatorPage } from '@/components/roles/creator/creator-page';
import { StructuredData } from '@/components/site/structured-data';
import { pageMetadata } from '@/lib/content/seo';
import { routes } from '@/lib/site';

export const metadata = pageMetadata(routes.creator);

export default function CreatorRoute() {
  return (
    <>
      <CreatorPage route={routes.creator} />
      <StructuredData route={routes.creator} />
    </>
  );
}
