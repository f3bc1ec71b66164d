import type { CampusCopy, Point } from '@/components/roles/shared/types';
import { facts, figures, pay } from '@/components/roles/soluna/facts';

export const metadata = {
  title: facts.title,
  description: `Tell students on New Jersey campuses about a state-funded mental wellness platform. About ${figures.hoursPerWeek} hours a week for ${figures.weeks} weeks, paid with a stipend.`,
};

export const ticketText =
  'Spend six weeks telling New Jersey students about a state-funded mental wellness platform. Paid with a stipend, and open to current college students in New Jersey.';

export const page: CampusCopy = {
  eyebrow: 'State-funded mental wellness',
  lead: `Part-time, about ${figures.hoursPerWeek} hours a week for ${figures.weeks} weeks, on New Jersey campuses. Paid with a stipend.`,
  about: {
    title: 'About Soluna',
    text: [
      `Soluna is a state-funded mental wellness platform for New Jersey students. The platform’s full feature set is for ages ${figures.ages}.`,
      'Your job is to make sure students on New Jersey campuses have heard of it and know who it’s for. Say it your way, but keep the facts straight.',
    ],
  },
  why: {
    title: 'Why join',
    points: [
      {
        paper: 'notebook',
        title: 'A friend says it best',
        text: 'When it comes to mental health, people listen to someone they know. A poster won’t start that conversation. You can.',
      },
      {
        paper: 'photo',
        title: 'Home turf',
        text: 'It’s a New Jersey program, and you’ll work on your own campus.',
      },
      {
        paper: 'ruled',
        title: 'Worth bringing up',
        text: 'You’ll spread the word about mental wellness, on a campus you know.',
      },
    ],
  },
  details: {
    title: 'Position details',
    caption: 'Target dates',
    rows: [
      { label: 'Schedule', value: 'Part-time' },
      { label: 'Hours', value: facts.hours },
      { label: 'Pay', value: pay },
      { label: 'Length', value: `${figures.weeks} weeks` },
      { label: 'Dates', value: `Target window ${figures.season}` },
      { label: 'Where', value: 'New Jersey campuses' },
      { label: 'Open to', value: 'Current college students in New Jersey' },
    ],
  },
  benefits: {
    title: 'Benefits',
    points: [
      { title: 'It’s paid', text: 'The role comes with a stipend.' },
      {
        title: 'It fits your week',
        text: `About ${figures.hoursPerWeek} hours a week, around your classes.`,
      },
      {
        title: 'It has an end date',
        text: `${figures.weeks} weeks, tentatively ${figures.season}. Then it’s a wrap.`,
      },
      {
        title: 'You’ve got backup',
        text: 'An ambassador manager checks in on you, and you can compare notes with ambassadors on other campuses.',
      },
    ],
  },
};

export const steps: readonly Point[] = [
  {
    title: 'Make sure you’re eligible',
    text: 'The role is open to current college students in New Jersey.',
  },
  {
    title: 'Gather your links',
    text: 'Resume, Instagram and TikTok. A cover letter is optional.',
  },
  {
    title: 'Fill out the form',
    text: 'If you’re a good fit, we’ll email you next steps.',
  },
];
