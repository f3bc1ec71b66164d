import { roles } from '@/components/roles';
import { page } from '@/components/roles/soluna/copy';
import photo from '@/components/roles/soluna/photo.svg';
import { drawings } from '@/components/roles/drawings';
import { CampusPage } from '@/components/roles/shared/campus-page';
import { createPageMetadata } from '@/components/site/metadata';

const role = roles.soluna;

export const metadata = createPageMetadata(role.route);

export default function SolunaPage() {
  return <CampusPage role={role} page={page} drawing={drawings.soluna} photo={photo} />;
}
