import { AboutHero } from '@/components/about/about-hero';
import { Mission } from '@/components/about/mission';
import { Pennants } from '@/components/about/pennants';
import { Yearbook } from '@/components/about/yearbook';
import { createPageMetadata } from '@/components/site/metadata';
import { routes } from '@/lib/routes';

export const metadata = createPageMetadata(routes.about);

export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <Mission />
      <Pennants />
      <Yearbook />
    </>
  );
}
