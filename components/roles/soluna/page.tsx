import { CampusPage } from '@/components/role-page/campus-page';
import homeTurf from '@/components/roles/soluna/home-turf.svg';
import { theme } from '@/components/roles/soluna/theme';
import { MoonCalendar } from '@/components/roles/soluna/moon-calendar';
import { page } from '@/components/roles/soluna/copy';
import { role } from '@/components/roles/soluna/role';

export function RolePage() {
  return (
    <CampusPage role={role} theme={theme} page={page} photo={homeTurf}>
      <MoonCalendar />
    </CampusPage>
  );
}
