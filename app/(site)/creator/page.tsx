import { RolePage } from '@/components/roles/creator/page';
import { pageMetadata } from '@/lib/content/seo';
import { facts } from '@/lib/roles/creator/facts';

export const metadata = pageMetadata(facts.route);

export default function CreatorRoute() {
  return <RolePage route={facts.route} />;
}
