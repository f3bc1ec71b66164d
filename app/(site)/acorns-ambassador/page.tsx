import { roles } from '@/components/roles';
import { page } from '@/components/roles/acorns/copy';
import photo from '@/components/roles/acorns/photo.svg';
import { drawings } from '@/components/roles/drawings';
import { CampusPage } from '@/components/roles/shared/campus-page';
import { createPageMetadata } from '@/components/site/metadata';

const role = roles.acorns;

export const metadata = createPageMetadata(role.route);

export default function AcornsPage() {
  return <CampusPage role={role} page={page} drawing={drawings.acorns} photo={photo} />;
}
