import { Timetable } from '@/components/art/timetable';
import { BubbleSheet } from '@/components/pages/services/bubble-sheet';
import { ambassadorWeek, services } from '@/components/pages/services/copy';
import { Course } from '@/components/pages/services/course';
import { Programs } from '@/components/pages/services/programs';
import { Recorder } from '@/components/pages/services/recorder';
import { ServicesHero } from '@/components/pages/services/services-hero';
import { createPageMetadata } from '@/components/site/metadata';
import { routes } from '@/lib/routes';

export const metadata = createPageMetadata(routes.services);

export default function ServicesPage() {
  const [ambassadors, creators, research] = services;
  return (
    <>
      <ServicesHero />
      <Course service={ambassadors} programs={<Programs />}>
        <Timetable week={ambassadorWeek} />
      </Course>
      <Course service={creators} side="right">
        <Recorder />
      </Course>
      <Course service={research}>
        <BubbleSheet />
      </Course>
    </>
  );
}
