import { CreatorRolePage } from '@/components/roles/creator/creator-page';
import { createPageMetadata } from '@/components/site/metadata';
import { routes } from '@/lib/routes';

export const metadata = createPageMetadata(routes.creator);

export default function CreatorPage() {
  return <CreatorRolePage route={routes.creator} />;
}
