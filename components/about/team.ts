import type { ComponentType } from 'react';
import { Campaigner } from '@/components/about/portraits/campaigner';
import { Connector } from '@/components/about/portraits/connector';
import { Filmer } from '@/components/about/portraits/filmer';
import { Organizer } from '@/components/about/portraits/organizer';
import { Researcher } from '@/components/about/portraits/researcher';

interface Person {
  /** Set it, and the card shows it above the role. */
  name?: string;
  role: string;
  superlative: string;
  /** A drawing, until there is a photo. */
  Portrait: ComponentType;
}

/**
 * PLACEHOLDERS. Nobody has told us who works here: roles and superlatives are stand-ins, the
 * portraits are drawn, and names are missing. Replace before launch, one entry a person.
 */
export const people: readonly Person[] = [
  {
    role: 'Partnerships lead',
    superlative: 'Most likely to know a guy',
    Portrait: Connector,
  },
  {
    role: 'Ambassador programs',
    superlative: 'Most likely to own six tote bags',
    Portrait: Campaigner,
  },
  {
    role: 'Creator campaigns',
    superlative: 'Best dressed on a Tuesday',
    Portrait: Filmer,
  },
  {
    role: 'Campus research',
    superlative: 'Most likely to cite a source',
    Portrait: Researcher,
  },
  {
    role: 'Campus operations',
    superlative: 'Never late, once early',
    Portrait: Organizer,
  },
];
