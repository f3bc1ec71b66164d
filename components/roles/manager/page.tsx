import { PositionHeader } from '@/components/role-page/header';
import { Opening, PositionPage } from '@/components/role-page/position-page';
import { Duties } from '@/components/roles/manager/duties';
import { look } from '@/components/roles/manager/look';
import { Paycheck } from '@/components/roles/manager/paycheck';
import { TimeCard } from '@/components/roles/manager/time-card';
import { page } from '@/components/roles/manager/copy';
import { role } from '@/components/roles/manager/role';

export function RolePage() {
  return (
    <PositionPage role={role} look={look}>
      <Opening>
        <PositionHeader role={role} copy={page} button="on-gold" tall />
        <Duties />
      </Opening>
      <TimeCard />
      <Paycheck />
    </PositionPage>
  );
}
