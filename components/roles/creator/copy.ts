import { form as longForm } from '@/components/roles/creator/form';
import { form as shortForm } from '@/components/roles/creator/short-form';
import { describeDuration, goodFit, whoReads } from '@/components/roles/shared/copy';
import { figures } from '@/lib/facts';
import { site } from '@/lib/site';

const description = `Paid, flexible work for college creators. Join the ${site.name} creator network, meet other creators, and film on your own schedule.`;

/** The tabs of the flyer, which lead from each page to the other. */
export const tabsLabel = 'Two ways to apply';

/** The texts of the page with the long form. */
export const longFormPage = {
  color: 'brick',
  tab: 'Starting out',
  metadata: { title: 'Student creator network', description },
  title: ['Now casting:', 'you'],
  lead: `Brands want videos by people who are actually in college. No follower count needed: show us what you make, and join the ${site.name} creator network.`,
  // PLACEHOLDERS: the steps and the week.
  work: {
    steps: [
      { title: 'Apply', text: 'Send us your feed, and rate what you like to make.' },
      { title: 'Match', text: 'We match you with a brand, and you get its brief.' },
      { title: 'Film', text: 'You make the video your way.' },
      { title: 'Post', text: 'It goes up on Instagram or TikTok.' },
    ],
    // Words of up to seven letters, first of eight hours (0 to 7), number of hours.
    week: [
      { class: ['Media', 2, 2] },
      { class: ['Chem', 0, 2], work: ['Match', 3, 1] },
      { class: ['Media', 2, 2], work: ['Film', 5, 2] },
      { class: ['Quiz', 1, 1], work: ['Edit', 4, 2] },
      { class: ['Gym', 1, 2], work: ['Post', 6, 1] },
    ],
  },
  beforeForm: `${describeDuration(longForm)} Have your Instagram and TikTok links ready. ${whoReads} ${goodFit}`,
} as const;

/** The texts of the page with the short form. */
export const shortFormPage = {
  color: 'green',
  tab: 'With a following',
  metadata: { title: 'Creators with a following', description },
  title: ['Got a following?', 'Get cast.'],
  lead: `Brands look for students with an audience of their own. Show us yours, and join the ${site.name} creator network.`,
  // PLACEHOLDERS: the steps.
  work: {
    steps: [
      { title: 'Show', text: 'Send us your links and your follower counts.' },
      { title: 'Fit', text: 'We look for a brand that suits you and your followers.' },
      { title: 'Shoot', text: 'The brand says what it needs. You know what your people watch.' },
      { title: 'Share', text: 'You post it where they already follow you.' },
    ],
  },
  beforeForm: `${describeDuration(shortForm)} Have your Instagram and TikTok links and follower counts ready. ${whoReads} ${goodFit}`,
} as const;

export const eyebrow = 'Casting call';

export const ticketText =
  'Make the videos your friends would actually watch. We match you with brands, and you film where you like.';

export const workTitle = 'How it works';

/** What creators get, one text for each frame of the film (contact-sheet.tsx). */
export const contactSheet = {
  title: 'What you get',
  frames: [
    {
      id: 'paid',
      title: 'Paid',
      text: 'You get paid for what you make. A free tote bag isn’t a paycheck. How much? Ask when we email you, before you say yes.',
    },
    {
      id: 'flexible',
      title: 'Flexible',
      text: 'Laundry room at midnight? If the light’s good, film there.',
    },
    {
      id: 'networking',
      title: 'Networking',
      text: `You’ll join ${figures.vettedStudentsInWords} across ${figures.campuses} campuses. Need an editor or a second camera? You’ll know people to ask.`,
    },
  ],
} as const;
