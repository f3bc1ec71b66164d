import { AnswerSheet } from '@/components/art/answer-sheet';
import { ambassadors, creators, research } from '@/components/services/copy';
import { Course } from '@/components/services/course';
import { ServicesHero } from '@/components/services/services-hero';
import { Snapshots } from '@/components/services/snapshots';
import { Timetable } from '@/components/services/timetable';
import { Viewfinder } from '@/components/services/viewfinder';
import { createPageMetadata } from '@/components/site/metadata';
import { routes } from '@/lib/routes';

export const metadata = createPageMetadata(routes.services);

export default function ServicesPage() {
  return (
    <>
      <ServicesHero />
      <Snapshots />
      <Course id="amb-101" subject="AMB" number="101" background="gold" copy={ambassadors}>
        <Timetable />
      </Course>
      <Course id="cre-201" subject="CRE" number="201" background="sky" copy={creators}>
        <Viewfinder />
      </Course>
      <Course id="res-301" subject="RES" number="301" background="brick" copy={research}>
        <AnswerSheet />
      </Course>
    </>
  );
}
