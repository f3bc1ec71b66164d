import type { Row } from '@/components/role-page/types';
import { facts } from '@/components/roles/creator/facts';
import { facts as agency } from '@/lib/facts';
import { site } from '@/lib/site';

export const metadata = {
  name: 'Content Creator',
  title: 'Student creator network',
  // The no-break space keeps “Now casting:” on one line of the social card.
  headline: 'Now\u00a0casting: you',
  label: 'Paid, flexible, remote',
  description: `Paid, flexible work for college creators. Join the ${site.name} creator network, meet other creators, and make what you’d stop scrolling for.`,
};

/** The metadata of the second form’s page. Both pages have the same social card. */
export const secondMetadata = {
  ...metadata,
  title: 'Creators with a following',
  headline: 'Got a following? Get cast.',
};

/** The label above the second form and in the stub beside it. */
export const secondLabel = 'With a following';

export const ticket = {
  text: `Make the videos you’d stop scrolling for. Brands come to you. Join ${agency.vettedStudents} vetted students on ${agency.campuses} campuses.`,
};

export const headerButtonLabel = 'Create with Us';

export type PageRoute = typeof facts.route | typeof facts.secondRoute;

export const flyer = {
  eyebrow: 'Casting call',
  titles: {
    [facts.route]: ['Now casting:', 'you'],
    [facts.secondRoute]: ['Got a following?', 'Get cast.'],
  },
  /** The first sentence of each page. */
  openings: {
    [facts.route]: 'Brands want creators who are actually in college.',
    [facts.secondRoute]: 'There’s an empty chair on set.',
  },
  /** The link from each page to the other one. */
  otherPage: {
    [facts.route]: 'Already have a following? There’s a form for that.',
    [facts.secondRoute]: 'No following yet? Show us your work instead.',
  },
  leads: {
    [facts.route]: `Show us what you make, and join the ${site.name} creator network.`,
    [facts.secondRoute]: `Already have followers? Join the ${site.name} creator network.`,
  },
  /** The texts of the tear-off tabs (TearTabs). */
  tabs: [
    'Film it',
    'Cut it',
    'Post it',
    'Style it',
    'Pitch it',
    'Light it',
    'Narrate it',
    'Caption it',
    'Review it',
    'Stitch it',
    'Host it',
    'Draw it',
  ],
};

/** What creators get, one text for each frame of the film (contact-sheet.tsx). */
export const contactSheet = {
  title: 'What you get',
  frames: [
    {
      id: 'paid',
      title: 'Paid',
      text: 'You get paid for what you make. A free tote bag is not a fee.',
    },
    {
      id: 'flexible',
      title: 'Flexible',
      text: 'Remote, on your own schedule. Laundry room at midnight? If the light’s good, film there.',
    },
    {
      id: 'networking',
      title: 'Networking',
      text: `You’ll join ${agency.vettedStudentsInWords} across ${agency.campuses} campuses. Need an editor or a second camera? Ask around.`,
    },
  ],
} as const;

type FrameId = (typeof contactSheet)['frames'][number]['id'];

export const frameOrder: Record<PageRoute, readonly FrameId[]> = {
  [facts.route]: ['paid', 'flexible', 'networking'],
  [facts.secondRoute]: ['networking', 'paid', 'flexible'],
};

export const networkFigures = [
  { figure: agency.vettedStudents, label: 'vetted students' },
  { figure: agency.campuses, label: 'campuses' },
  { figure: agency.reach, label: 'student reach' },
];

export const stub: readonly Row[] = [
  { label: 'Who', value: 'College students who make things' },
  { label: 'Schedule', value: 'Flexible' },
  { label: 'Where', value: 'Remote' },
  { label: 'Bring', value: 'Your Instagram and TikTok links' },
];
