import type { CampusCopy, Point } from '@/components/roles/shared/types';
import { rolePageCopy, whatFollows } from '@/components/roles/shared/copy';
import { facts, figures } from '@/components/roles/acorns/facts';

export const metadata = {
  title: facts.title,
  description: `Part-time on your own campus, about ${figures.hoursPerMonth} hours a month, ${figures.season}. Only ${figures.positionsPerCampus} positions per campus. Open to current freshmen, sophomores or juniors.`,
};

export const ticketText = `Get your campus talking about Acorns, a financial technology company. Social leads post. Events leads host. Only ${figures.positionsPerCampus} positions per campus, open to current freshmen, sophomores or juniors.`;

// PLACEHOLDERS: tasks, reasons, benefits and the week are invented, except that social leads post and events leads host.
export const page: CampusCopy = {
  eyebrow: 'Financial technology',
  lead: 'Get your campus talking about Acorns, in the feed or in person.',
  about: {
    title: 'About Acorns',
    text: 'Acorns is a financial technology company. Students won’t hear about it in a lecture. They’ll hear about it from you.',
    tasksTitle: 'What you’ll do',
    tasks: [
      { title: 'Post', text: 'Social leads post from their own accounts.' },
      { title: 'Host', text: 'Events leads host, face to face.' },
      { title: 'Explain', text: 'Classmates ask, you answer in plain words.' },
      { title: 'Report', text: 'Tell us what worked and what didn’t.' },
    ],
  },
  why: {
    title: 'Why join',
    points: [
      {
        paper: 'photo',
        title: 'In the front row',
        text: 'On a team this small, what you try gets noticed.',
      },
      {
        paper: 'ruled',
        title: 'Learn to pitch',
        text: 'You’ll learn to explain Acorns in the time it takes to walk to class.',
      },
      {
        paper: 'notebook',
        title: 'You know the place',
        text: 'The group chats, the clubs, the right corner of the quad. It all counts here.',
      },
    ],
  },
  details: {
    title: 'Position details',
    caption: `${figures.seasonName} schedule`,
    rows: [
      { label: 'Schedule', value: 'Part-time' },
      { label: 'Hours', value: `About ${figures.hoursPerMonth} hours a month` },
      { label: 'Pay', value: rolePageCopy.unknownPay },
      { label: 'Dates', value: figures.season },
      { label: 'Openings', value: `Only ${figures.positionsPerCampus} positions per campus` },
      { label: 'Types', value: 'Social leads and events leads' },
      {
        label: 'Following',
        value: `Social ambassadors need at least ${figures.followers} followers`,
      },
      { label: 'Open to', value: 'Current freshmen, sophomores or juniors' },
    ],
    week: [
      { class: ['Econ', 0, 2], work: ['Post', 3, 1] },
      { class: ['Stats', 1, 2] },
      { class: ['Econ', 0, 2] },
      { class: ['Writing', 1, 1], work: ['Host', 4, 3] },
      { class: ['Lab', 2, 3], work: ['Report', 6, 1] },
    ],
  },
  benefits: {
    title: 'Benefits',
    points: [
      {
        title: 'Winter break is yours',
        text: 'The program wraps up before it starts.',
      },
      {
        title: 'A resume line worth reading',
        text: 'It comes with a story: the posts or events you ran.',
      },
      {
        title: 'Good company',
        text: 'Swap ideas with ambassadors on other campuses.',
      },
    ],
  },
};

export const cardRows = page.details.rows;

export const steps: readonly Point[] = [
  {
    title: 'Pick your type',
    text: 'Social lead or events lead? Go with the one that sounds like you.',
  },
  {
    title: 'Gather what you need',
    text: 'Links to your resume, Instagram and TikTok, and your college and home addresses. Cover letters are optional.',
  },
  {
    title: 'Fill out the form',
    text: `It takes about ten minutes. ${whatFollows}`,
  },
];
