import { Catalog } from '@/components/home/catalog';
import { Hero } from '@/components/home/hero';
import { LogoStrip } from '@/components/home/logo-strip';
import { Scoreboard } from '@/components/home/scoreboard';
import { Why } from '@/components/home/why';
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
