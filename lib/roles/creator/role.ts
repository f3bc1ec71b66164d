import { facts as agency } from '@/lib/content/phrases';
import { facts } from '@/lib/roles/creator/facts';
import { form as longForm } from '@/lib/roles/creator/form';
import { callSheet } from '@/lib/roles/creator/page';
import { form as shortForm } from '@/lib/roles/creator/short-form';
import type { Network } from '@/lib/roles/types';
import { site } from '@/lib/site';

const [form, secondForm] =
  longForm.route === facts.route ? [longForm, shortForm] : [shortForm, longForm];

export const role: Network = {
  ...facts,
  said: {},
  invitation: 'Create with Us',
  words: {
    name: 'Creators',
    title: 'Student creator network',
    // A no-break space: the card keeps the words before the colon on one line.
    headline: 'Now\u00a0casting: you',
    label: 'Paid, flexible, remote',
    description: `Paid, flexible work for college creators. Join the ${site.name} creator network, meet the others, and make what your own feed would stop for.`,
  },
  ticket: {
    text: `Make the videos your own feed would stop for. Brands come to you, and you join ${agency.vettedStudentsInWords} across ${agency.campuses} campuses.`,
    fact: { label: 'Calendar', value: 'Yours' },
  },
  stub: callSheet,
  form,
  secondForm,
};
