import { CreatorRolePage } from '@/components/roles/creator/creator-page';
import { createPageMetadata } from '@/components/site/metadata';
import { routes } from '@/lib/routes';

export const metadata = createPageMetadata(routes.creators);

export default function CreatorsPage() {
  return <CreatorRolePage route={routes.creators} />;
}
