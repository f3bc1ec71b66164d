import { facts } from '@/components/roles/acorns/facts';
import { RolePage } from '@/components/roles/acorns/page';
import { createPageMetadata } from '@/components/site/metadata';

export const metadata = createPageMetadata(facts.route);

export default RolePage;
