import { Apply } from '@/components/position/apply';
import { PositionHeader } from '@/components/position/header';
import { HowToApply } from '@/components/position/how-to-apply';
import { managerJob } from '@/components/position/job-description';
import { managerCopy, managerSteps, managerStub } from '@/components/position/manager/copy';
import { Duties } from '@/components/position/manager/duties';
import { Paycheck } from '@/components/position/manager/paycheck';
import { TimeCard } from '@/components/position/manager/time-card';
import { Position } from '@/components/position/position';
import { Opening, Sheet } from '@/components/position/sheet';
import { StructuredData } from '@/components/site/structured-data';
import { ambassadorManagerForm } from '@/lib/forms/ambassador-manager';
import { jobPosting } from '@/lib/content/job-posting';
import { roles } from '@/lib/content/roles';
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
