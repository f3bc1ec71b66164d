import { facts } from '@/components/roles/manager/facts';
import { RolePage } from '@/components/roles/manager/page';
import { createPageMetadata } from '@/components/site/metadata';

export const metadata = createPageMetadata(facts.route);

export default RolePage;
