import { Campaigner } from '@/components/about/portraits/campaigner';
import { Connector } from '@/components/about/portraits/connector';
import { Filmer } from '@/components/about/portraits/filmer';
import { Organizer } from '@/components/about/portraits/organizer';
import { Researcher } from '@/components/about/portraits/researcher';

/**
 * PLACEHOLDERS. Nobody has told us who works here: names, roles and superlatives are stand-ins, and
 * the portraits are drawn. Replace before launch, one entry a person.
 */
export const people = [
  {
    name: 'Your name here',
    role: 'Partnerships lead',
    superlative: 'Most likely to know a guy',
    Portrait: Connector,
  },
  {
    name: 'Your name here',
    role: 'Ambassador programs',
    superlative: 'Most likely to own six tote bags',
    Portrait: Campaigner,
  },
  {
    name: 'Your name here',
    role: 'Creator campaigns',
    superlative: 'Best dressed on a Tuesday',
    Portrait: Filmer,
  },
  {
    name: 'Your name here',
    role: 'Campus research',
    superlative: 'Most likely to cite a source',
    Portrait: Researcher,
  },
  {
    name: 'Your name here',
    role: 'Campus operations',
    superlative: 'Never late, once early',
    Portrait: Organizer,
  },
] as const;
