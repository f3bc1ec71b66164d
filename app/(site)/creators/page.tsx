import { CreatorPage } from '@/components/roles/creator/creator-page';
import { StructuredData } from '@/components/site/structured-data';
import { pageMetadata } from '@/lib/content/seo';
import { routes } from '@/lib/site';

export const metadata = pageMetadata(routes.creators);

export default function CreatorsRoute() {
  return (
    <>
      <CreatorPage route={routes.creators} />
      <StructuredData route={routes.creators} />
    </>
  );
}
