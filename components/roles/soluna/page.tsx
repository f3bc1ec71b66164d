import { CampusPage } from '@/components/roles/shared/campus-page';
import { page } from '@/components/roles/soluna/copy';
import homeTurf from '@/components/roles/soluna/home-turf.svg';
import { role } from '@/components/roles/soluna/role';
import { drawings } from '@/components/roles/drawings';

export const RolePage = () => (
  <CampusPage role={role} page={page} drawing={drawings.soluna} photo={homeTurf} />
);
