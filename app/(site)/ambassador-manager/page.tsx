import { Apply } from '@/components/position/apply';
import { PositionHeader } from '@/components/position/header';
import { HowToApply } from '@/components/position/how-to-apply';
import { managerJob } from '@/lib/roles/job-description';
import { managerCopy, managerSteps, managerStub } from '@/lib/roles/manager/page';
import { Duties } from '@/components/roles/manager/duties';
import { Paycheck } from '@/components/roles/manager/paycheck';
import { TimeCard } from '@/components/roles/manager/time-card';
import { Position } from '@/components/position/position';
import { Opening, Sheet } from '@/components/position/sheet';
import { StructuredData } from '@/components/site/structured-data';
import { ambassadorManagerForm } from '@/lib/roles/manager/form';
import { jobPosting } from '@/lib/roles/job-posting';
import { roles } from '@/lib/roles';
import { pageMetadata } from '@/lib/content/seo';
import { routes } from '@/lib/site';

export const metadata = pageMetadata(routes.ambassadorManager);

export default function AmbassadorManagerPage() {
  return (
    <>
      <Position role="manager" form={ambassadorManagerForm}>
        <Sheet role="manager">
          <Opening>
            <PositionHeader copy={managerCopy} />
            <Duties />
          </Opening>
          <TimeCard />
          <Paycheck />
        </Sheet>
        <HowToApply role="manager" steps={managerSteps} />
        <Apply role="manager" facts={managerStub} form={ambassadorManagerForm} />
      </Position>
      <StructuredData
        route={routes.ambassadorManager}
        more={jobPosting(roles.manager, managerJob())}
      />
    </>
  );
}
