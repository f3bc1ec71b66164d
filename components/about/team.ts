import type { StaticImageData } from 'next/image';
import campaigner from '@/components/about/portraits/campaigner.svg';
import connector from '@/components/about/portraits/connector.svg';
import filmer from '@/components/about/portraits/filmer.svg';
import organizer from '@/components/about/portraits/organizer.svg';
import researcher from '@/components/about/portraits/researcher.svg';

interface Person {
  /** Optional; shown above the role. */
  name?: string;
  role: string;
  superlative: string;
  /** A drawing or a photo. */
  portrait: StaticImageData;
}

/** PLACEHOLDERS: replace roles, superlatives and drawn portraits before launch, one entry per person. */
export const people: readonly Person[] = [
  {
    role: 'Partnerships lead',
    superlative: 'Most likely to know a guy',
    portrait: connector,
  },
  {
    role: 'Ambassador programs',
    superlative: 'Most likely to own six tote bags',
    portrait: campaigner,
  },
  {
    role: 'Creator campaigns',
    superlative: 'Best dressed on a Tuesday',
    portrait: filmer,
  },
  {
    role: 'Campus research',
    superlative: 'Most likely to cite a source',
    portrait: researcher,
  },
  {
    role: 'Campus operations',
    superlative: 'Most likely to show up early',
    portrait: organizer,
  },
];
