import { facts } from '@/components/roles/soluna/facts';
import { RolePage } from '@/components/roles/soluna/page';
import { createPageMetadata } from '@/components/site/metadata';

export const metadata = createPageMetadata(facts.route);

export default RolePage;
