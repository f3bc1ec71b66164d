import { BubbleSheet } from '@/components/services/bubble-sheet';
import { services } from '@/components/services/copy';
import { Course } from '@/components/services/course';
import { Recorder } from '@/components/services/recorder';
import { ServicesHero } from '@/components/services/services-hero';
import { Snapshots } from '@/components/services/snapshots';
import { Timetable } from '@/components/services/timetable';
import { createPageMetadata } from '@/components/site/metadata';
import { routes } from '@/lib/routes';

export const metadata = createPageMetadata(routes.services);

export default function ServicesPage() {
  const [ambassadors, creators, research] = services;
  return (
    <>
      <ServicesHero />
      <Snapshots />
      <Course service={ambassadors} background="gold">
        <Timetable />
      </Course>
      <Course service={creators} background="sky">
        <Recorder />
      </Course>
      <Course service={research} background="brick">
        <BubbleSheet />
      </Course>
    </>
  );
}
