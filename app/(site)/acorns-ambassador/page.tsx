import { About } from '@/components/position/about';
import { acornsCopy, acornsSteps } from '@/components/position/acorns/copy';
import { SeasonStamps } from '@/components/position/acorns/season-stamps';
import twoSeats from '@/components/position/acorns/two-seats.svg';
import { Apply } from '@/components/position/apply';
import { Benefits } from '@/components/position/benefits';
import { Details } from '@/components/position/details';
import { PositionHeader } from '@/components/position/header';
import { HowToApply } from '@/components/position/how-to-apply';
import { campusJob } from '@/components/position/job-description';
import { Position } from '@/components/position/position';
import { Opening, Sheet } from '@/components/position/sheet';
import { WhyJoin } from '@/components/position/why-join';
import { StructuredData } from '@/components/site/structured-data';
import { acornsAmbassadorForm } from '@/lib/forms/acorns-ambassador';
import { jobPosting } from '@/lib/content/job-posting';
import { roles } from '@/lib/content/roles';
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
