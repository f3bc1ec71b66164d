import { PositionHeader } from '@/components/role-page/header';
import { OpeningSections, PositionPage } from '@/components/role-page/position-page';
import { Duties } from '@/components/roles/manager/duties';
import { Paycheck } from '@/components/roles/manager/paycheck';
import { Hours } from '@/components/roles/manager/hours';
import { page } from '@/components/roles/manager/copy';
import { role } from '@/components/roles/manager/role';

export function RolePage() {
  return (
    <PositionPage role={role}>
      <OpeningSections>
        <PositionHeader role={role} copy={page} buttonKind="on-gold" isTall />
        <Duties />
      </OpeningSections>
      <Hours />
      <Paycheck />
    </PositionPage>
  );
}
