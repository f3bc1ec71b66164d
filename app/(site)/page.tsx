import { Catalog } from '@/components/pages/home/catalog';
import { Hero } from '@/components/pages/home/hero';
import { LogoStrip } from '@/components/pages/home/logo-strip';
import { Scoreboard } from '@/components/pages/home/scoreboard';
import { Why } from '@/components/pages/home/why';
import { createPageMetadata } from '@/components/site/metadata';
import { routes } from '@/lib/routes';

export const metadata = createPageMetadata(routes.home);

export default function HomePage() {
  return (
    <>
      <Hero />
      <LogoStrip />
      <Why />
      <Catalog />
      <Scoreboard />
    </>
  );
}
