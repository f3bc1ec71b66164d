import { pageMetadata } from '@/lib/content/seo';
import { facts } from '@/lib/roles/manager/facts';

export const metadata = pageMetadata(facts.route);

export { RolePage as default } from '@/components/roles/manager/page';
