import type { StaticImageData } from 'next/image';
import type { ReactNode } from 'react';
import { About } from '@/components/position/about';
import { Benefits } from '@/components/position/benefits';
import { Details } from '@/components/position/details';
import { PositionHeader } from '@/components/position/header';
import { PositionPage } from '@/components/position/position-page';
import { Opening } from '@/components/position/sheet';
import { WhyJoin } from '@/components/position/why-join';
import type { Look } from '@/components/roles/looks';
import type { CampusPage as Words } from '@/lib/roles/campus-job';
import type { Position } from '@/lib/roles/types';

interface CampusPageProps {
  role: Position;
  look: Look;
  page: Words;
  /** What the instant photo among the reasons shows. */
  photo: StaticImageData;
  /** The role's own object, under the table of facts. */
  children: ReactNode;
}

/** The page of a campus ambassador. */
export function CampusPage({ role, look, page, photo, children }: CampusPageProps) {
  return (
    <PositionPage role={role} look={look}>
      <Opening>
        <PositionHeader role={role} copy={page} />
        <About copy={page.about} />
        <WhyJoin copy={page.why} photo={photo} />
      </Opening>
      <Details copy={page.details}>{children}</Details>
      <Benefits copy={page.benefits} />
    </PositionPage>
  );
}
