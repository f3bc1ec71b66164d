import { About } from '@/components/position/about';
import { acornsCopy, acornsSteps } from '@/lib/roles/acorns/page';
import { SeasonStamps } from '@/components/roles/acorns/season-stamps';
import twoSeats from '@/components/roles/acorns/two-seats.svg';
import { Apply } from '@/components/position/apply';
import { Benefits } from '@/components/position/benefits';
import { Details } from '@/components/position/details';
import { PositionHeader } from '@/components/position/header';
import { HowToApply } from '@/components/position/how-to-apply';
import { campusJob } from '@/lib/roles/job-description';
import { Position } from '@/components/position/position';
import { Opening, Sheet } from '@/components/position/sheet';
import { WhyJoin } from '@/components/position/why-join';
import { StructuredData } from '@/components/site/structured-data';
import { acornsAmbassadorForm } from '@/lib/roles/acorns/form';
import { jobPosting } from '@/lib/roles/job-posting';
import { roles } from '@/lib/roles';
import { pageMetadata } from '@/lib/content/seo';
import { routes } from '@/lib/site';

export const metadata = pageMetadata(routes.acornsAmbassador);

export default function AcornsAmbassadorPage() {
  return (
    <>
      <Position role="acorns" form={acornsAmbassadorForm}>
        <Sheet role="acorns">
          <Opening>
            <PositionHeader copy={acornsCopy} />
            <About copy={acornsCopy.about} />
            <WhyJoin copy={acornsCopy.why} photo={twoSeats} />
          </Opening>
          <Details copy={acornsCopy.details}>
            <SeasonStamps />
          </Details>
          <Benefits copy={acornsCopy.benefits} />
        </Sheet>
        <HowToApply role="acorns" steps={acornsSteps} />
        <Apply role="acorns" facts={acornsCopy.details.rows} form={acornsAmbassadorForm} />
      </Position>
      <StructuredData
        route={routes.acornsAmbassador}
        more={jobPosting(roles.acorns, campusJob(acornsCopy, acornsSteps))}
      />
    </>
  );
}
