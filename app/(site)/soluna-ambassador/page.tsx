import { pageMetadata } from '@/lib/content/seo';
import { facts } from '@/lib/roles/soluna/facts';

export const metadata = pageMetadata(facts.route);

export { RolePage as default } from '@/components/roles/soluna/page';
