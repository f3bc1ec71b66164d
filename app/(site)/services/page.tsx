import type { ReactNode } from 'react';
import { Timetable } from '@/components/art/timetable';
import { BubbleSheet } from '@/components/pages/services/bubble-sheet';
import { ambassadorWeek, services, type Service } from '@/components/pages/services/copy';
import { Course } from '@/components/pages/services/course';
import { Programs } from '@/components/pages/services/programs';
import { Recorder } from '@/components/pages/services/recorder';
import { ServicesHero } from '@/components/pages/services/services-hero';
import { createPageMetadata } from '@/components/site/metadata';
import { routes } from '@/lib/routes';

export const metadata = createPageMetadata(routes.services);

/** The drawing of each service. */
const drawings: Readonly<Record<Service['id'], ReactNode>> = {
  'amb-101': <Timetable week={ambassadorWeek} />,
  'cre-201': <Recorder />,
  'res-301': <BubbleSheet />,
};

export default function ServicesPage() {
  return (
    <>
      <ServicesHero />
      {services.map((service, index) => (
        <Course
          key={service.id}
          service={service}
          programs={service.id === 'amb-101' && <Programs />}
          side={index % 2 === 1 ? 'right' : 'left'}
        >
          {drawings[service.id]}
        </Course>
      ))}
    </>
  );
}
