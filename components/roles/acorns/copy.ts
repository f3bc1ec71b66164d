import type { CampusCopy, Point } from '@/components/roles/shared/types';
import { facts, figures } from '@/components/roles/acorns/facts';

export const metadata = {
  title: facts.title,
  description: `Part-time on your own campus, about ${figures.hoursPerMonth} hours a month, ${figures.season}. Only ${figures.positionsPerCampus} positions per campus. Open to current freshmen, sophomores or juniors.`,
};

export const ticketText = `Get your campus talking about Acorns, a financial technology company. Social leads post. Events leads host. Only ${figures.positionsPerCampus} positions per campus, open to current freshmen, sophomores or juniors.`;

export const page: CampusCopy = {
  eyebrow: 'Financial technology',
  lead: `Part-time, about ${figures.hoursPerMonth} hours a month, ${figures.season}. Only ${figures.positionsPerCampus} positions per campus.`,
  about: {
    title: 'About Acorns',
    text: [
      'Acorns is a financial technology company. Students won’t hear about it in a lecture. They’ll hear about it from the person in the next seat.',
      'On your campus, that person is you. You know which group chats, clubs and corners of the quad matter. We build the program around that.',
    ],
  },
  why: {
    title: 'Why join',
    points: [
      {
        paper: 'photo',
        title: 'Just two of you',
        text: 'There’s no back row on a team of two.',
      },
      {
        paper: 'ruled',
        title: 'Post or host',
        text: 'Social leads post. Events leads host. Pick the one that sounds like you.',
      },
      {
        paper: 'notebook',
        title: 'Learn to pitch',
        text: 'You’ll learn to explain Acorns in the time it takes to walk to class.',
      },
    ],
  },
  details: {
    title: 'Position details',
    caption: 'Fall schedule',
    rows: [
      { label: 'Schedule', value: 'Part-time' },
      { label: 'Hours', value: facts.hours },
      { label: 'Dates', value: figures.season },
      { label: 'Openings', value: `Only ${figures.positionsPerCampus} positions per campus` },
      { label: 'Types', value: 'Social leads and events leads' },
      {
        label: 'Following',
        value: `Social ambassadors need at least ${figures.followers} followers`,
      },
      { label: 'Open to', value: 'Current freshmen, sophomores or juniors' },
    ],
  },
  benefits: {
    title: 'Benefits',
    points: [
      {
        title: 'Done by winter break',
        text: `The program runs ${figures.season}. Winter break is all yours.`,
      },
      {
        title: 'Hours that leave room for class',
        text: `About ${figures.hoursPerMonth} hours a month, around your classes.`,
      },
      {
        title: 'A resume line worth reading',
        text: `${facts.title}, one of two at your school.`,
      },
      {
        title: 'Good company',
        text: 'A teammate at your school, and peers on other campuses to swap ideas with.',
      },
    ],
  },
};

export const steps: readonly Point[] = [
  {
    title: 'Pick your type',
    text: `Social or events. Social leads need at least ${figures.followers} followers.`,
  },
  {
    title: 'Gather your links',
    text: 'Resume, Instagram and TikTok. Cover letters are optional.',
  },
  {
    title: 'Fill out the form',
    text: 'If you’re a good fit, we’ll email you next steps.',
  },
];
