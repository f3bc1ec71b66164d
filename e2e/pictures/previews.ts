import { hero } from '@/components/pages/home/copy';
import { roleList } from '@/components/roles';
import { site } from '@/lib/site';

/** A picture for previews of links, next to the page that it shows. */
export interface Preview {
  folder: string;
  label: string;
  title: string;
}

export const previews: readonly Preview[] = [
  { folder: 'app/(site)', label: hero.eyebrow, title: site.tagline },
  ...roleList.map(({ route, title, commitment, location }) => ({
    folder: `app/(site)${route}`,
    label: `${commitment}, ${location}`,
    title,
  })),
];

export const createAltText = ({ title }: Preview) =>
  `${site.name}: ${title}. A college campus with a gold tassel above it.`;
