import { PositionHeader } from '@/components/role-page/header';
import { OpeningSections, PositionPage } from '@/components/role-page/position-page';
import { Duties } from '@/components/roles/manager/duties';
import { theme } from '@/components/roles/manager/theme';
import { Paycheck } from '@/components/roles/manager/paycheck';
import { TimeCard } from '@/components/roles/manager/time-card';
import { page } from '@/components/roles/manager/copy';
import { role } from '@/components/roles/manager/role';

export function RolePage() {
  return (
    <PositionPage role={role} theme={theme}>
      <OpeningSections>
        <PositionHeader role={role} copy={page} buttonKind="on-gold" isTall />
        <Duties />
      </OpeningSections>
      <TimeCard />
      <Paycheck />
    </PositionPage>
  );
}
