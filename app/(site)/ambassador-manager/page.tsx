import { PositionHeader } from '@/components/roles/shared/position-header';
import { PositionPage } from '@/components/roles/shared/position-page';
import { Duties } from '@/components/roles/manager/duties';
import { Paycheck, WorkingHours } from '@/components/roles/manager/paycheck';
import { page } from '@/components/roles/manager/copy';
import { roles } from '@/components/roles';
import { drawings } from '@/components/roles/drawings';
import { createPageMetadata } from '@/components/site/metadata';

const role = roles.manager;

export const metadata = createPageMetadata(role.route);

export default function ManagerPage() {
  return (
    <PositionPage role={role} drawing={drawings.manager} belowFold={<WorkingHours />}>
      <PositionHeader role={role} drawing={drawings.manager} copy={page} isTall />
      <Duties />
      <Paycheck />
    </PositionPage>
  );
}
