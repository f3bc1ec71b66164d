import { CampusPage } from '@/components/role-page/campus-page';
import twoSeats from '@/components/roles/acorns/two-seats.svg';
import { look } from '@/components/roles/acorns/look';
import { SeasonStamps } from '@/components/roles/acorns/season-stamps';
import { page } from '@/components/roles/acorns/copy';
import { role } from '@/components/roles/acorns/role';

export function RolePage() {
  return (
    <CampusPage role={role} look={look} page={page} photo={twoSeats}>
      <SeasonStamps />
    </CampusPage>
  );
}
