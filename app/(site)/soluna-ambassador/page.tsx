import { About } from '@/components/position/about';
import { Apply } from '@/components/position/apply';
import { Benefits } from '@/components/position/benefits';
import { Details } from '@/components/position/details';
import { PositionHeader } from '@/components/position/header';
import { HowToApply } from '@/components/position/how-to-apply';
import { campusJob } from '@/lib/roles/job-description';
import { Position } from '@/components/position/position';
import { Opening, Sheet } from '@/components/position/sheet';
import { solunaCopy, solunaSteps } from '@/lib/roles/soluna/page';
import homeTurf from '@/components/roles/soluna/home-turf.svg';
import { Planner } from '@/components/roles/soluna/planner';
import { WhyJoin } from '@/components/position/why-join';
import { StructuredData } from '@/components/site/structured-data';
import { solunaAmbassadorForm } from '@/lib/roles/soluna/form';
import { jobPosting } from '@/lib/roles/job-posting';
import { roles } from '@/lib/roles';
import { pageMetadata } from '@/lib/content/seo';
import { routes } from '@/lib/site';

export const metadata = pageMetadata(routes.solunaAmbassador);

export default function SolunaAmbassadorPage() {
  return (
    <>
      <Position role="soluna" form={solunaAmbassadorForm}>
        <Sheet role="soluna">
          <Opening>
            <PositionHeader copy={solunaCopy} />
            <About copy={solunaCopy.about} />
            <WhyJoin copy={solunaCopy.why} photo={homeTurf} />
          </Opening>
          <Details copy={solunaCopy.details}>
            <Planner />
          </Details>
          <Benefits copy={solunaCopy.benefits} />
        </Sheet>
        <HowToApply role="soluna" steps={solunaSteps} />
        <Apply role="soluna" facts={solunaCopy.details.rows} form={solunaAmbassadorForm} />
      </Position>
      <StructuredData
        route={routes.solunaAmbassador}
        more={jobPosting(roles.soluna, campusJob(solunaCopy, solunaSteps))}
      />
    </>
  );
}
