import { CampusPage } from '@/components/position/campus-page';
import homeTurf from '@/components/roles/soluna/home-turf.svg';
import { look } from '@/components/roles/soluna/look';
import { Planner } from '@/components/roles/soluna/planner';
import { page } from '@/components/roles/soluna/copy';
import { role } from '@/components/roles/soluna/role';

/** The role's page. */
export function RolePage() {
  return (
    <CampusPage role={role} look={look} page={page} photo={homeTurf}>
      <Planner />
    </CampusPage>
  );
}
