import { AboutHero } from '@/components/pages/about/about-hero';
import { Mission } from '@/components/pages/about/mission';
import { Pennants } from '@/components/pages/about/pennants';
import { Yearbook } from '@/components/pages/about/yearbook';
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
