import { pageMetadata } from '@/lib/content/seo';
import { facts } from '@/lib/roles/acorns/facts';

export const metadata = pageMetadata(facts.route);

export { RolePage as default } from '@/components/roles/acorns/page';
