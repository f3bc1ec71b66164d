import { CampusPage } from '@/components/roles/shared/campus-page';
import { page } from '@/components/roles/acorns/copy';
import twoSeats from '@/components/roles/acorns/two-seats.svg';
import { role } from '@/components/roles/acorns/role';
import { drawings } from '@/components/roles/drawings';

export const RolePage = () => (
  <CampusPage role={role} page={page} drawing={drawings.acorns} photo={twoSeats} />
);
