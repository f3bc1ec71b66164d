import type { Row } from '@/components/position/types';
import { facts } from '@/lib/content/phrases';
import { site } from '@/lib/site';

export const flyer = {
  eyebrow: 'Casting call',
  title: ['Now casting:', 'you'],
  lead: `Brands ask us for creators who still have class on Thursday. If people in your hall already copy what you post, join the ${site.name} creator network.`,
  tab: `Create with ${site.name}`,
};

export const contactSheet = {
  title: 'Three good frames',
  frames: [
    {
      id: 'paid',
      title: 'Paid',
      text: 'You get paid for what you make. A free tote bag is not a fee.',
    },
    {
      id: 'flexible',
      title: 'Flexible',
      text: 'Remote, on your own calendar. Film in the library stairwell at midnight if that is your light.',
    },
    {
      id: 'networking',
      title: 'Networking',
      text: `You join ${facts.vettedStudentsInWords} across ${facts.campuses} campuses. Someone in there needs an editor, and someone is one.`,
    },
  ],
} as const;

export const reach = [
  { figure: facts.vettedStudents, label: 'vetted students' },
  { figure: facts.campuses, label: 'campuses' },
  { figure: facts.reach, label: 'student reach' },
];

/** The stub beside the form. */
export const callSheet: readonly Row[] = [
  { label: 'Who', value: 'College students who make things' },
  { label: 'Kind', value: 'Flexible' },
  { label: 'Where', value: 'Remote' },
  { label: 'Pay', value: 'Paid' },
  { label: 'Bring', value: 'Your Instagram and TikTok links' },
];
