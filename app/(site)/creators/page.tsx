import { RolePage } from '@/components/roles/creator/page';
import { pageMetadata } from '@/lib/content/seo';
import { facts } from '@/lib/roles/creator/facts';

export const metadata = pageMetadata(facts.secondRoute);

export default function CreatorsRoute() {
  return <RolePage route={facts.secondRoute} />;
}
