import { CampusPage } from '@/components/role-page/campus-page';
import twoSeats from '@/components/roles/acorns/two-seats.svg';
import { theme } from '@/components/roles/acorns/theme';
import { SeasonStamps } from '@/components/roles/acorns/season-stamps';
import { page } from '@/components/roles/acorns/copy';
import { role } from '@/components/roles/acorns/role';

export function RolePage() {
  return (
    <CampusPage role={role} theme={theme} page={page} photo={twoSeats}>
      <SeasonStamps />
    </CampusPage>
  );
}
