import { whatFollows } from '@/components/roles/shared/copy';
import type { CampusCopy, Point } from '@/components/roles/shared/types';
import { facts, figures } from '@/components/roles/soluna/facts';

export const metadata = {
  title: facts.title,
  description: `Tell students on New Jersey campuses about a state-funded mental wellness platform. About ${figures.hoursPerWeek} hours a week for ${figures.weeks} weeks, paid with a stipend.`,
};

export const ticketText =
  'Spend six weeks telling New Jersey students about a state-funded mental wellness platform. Open to current college students in New Jersey.';

// PLACEHOLDERS: tasks, reasons, benefits and the week are invented.
export const page: CampusCopy = {
  eyebrow: 'State-funded mental wellness',
  lead: 'Get your campus talking about mental wellness.',
  about: {
    title: 'About Soluna',
    text: `Soluna is a state-funded mental wellness platform for New Jersey students. The platform’s full feature set is for ages ${figures.ages}.`,
    tasksTitle: 'What you’ll do',
    tasks: [
      { title: 'Talk', text: 'Tell friends what it is and who it’s for.' },
      { title: 'Post', text: 'Share it in your own feed.' },
      { title: 'Table', text: 'Set up a table where people walk by.' },
      { title: 'Be exact', text: 'It’s mental health. Get the facts right.' },
    ],
  },
  why: {
    title: 'Why join',
    points: [
      {
        paper: 'notebook',
        title: 'A friend says it best',
        text: 'When it comes to mental health, people listen to someone they know. On your campus, that’s you.',
      },
      {
        paper: 'photo',
        title: 'Home turf',
        text: 'You’ll work where you already know everybody’s coffee order.',
      },
      {
        paper: 'ruled',
        title: 'In your own words',
        text: 'You know how your friends talk. That’s how you’ll talk about it.',
      },
    ],
  },
  details: {
    title: 'Position details',
    caption: 'Target dates',
    rows: [
      { label: 'Schedule', value: 'Part-time' },
      { label: 'Hours', value: `About ${figures.hoursPerWeek} hours a week` },
      { label: 'Pay', value: 'Paid with a stipend' },
      { label: 'Length', value: `${figures.weeks} weeks` },
      { label: 'Dates', value: `Target window ${figures.season}` },
      { label: 'Where', value: 'New Jersey campuses' },
      { label: 'Open to', value: 'Current college students in New Jersey' },
    ],
    week: [
      { class: ['History', 1, 2] },
      { class: ['Psych', 0, 2], work: ['Table', 3, 3] },
      { class: ['Studio', 3, 3] },
      { class: ['Psych', 0, 2], work: ['Talk', 4, 1] },
      { class: ['Spanish', 1, 2], work: ['Post', 5, 1] },
    ],
  },
  benefits: {
    title: 'Benefits',
    points: [
      {
        title: 'Finals come after',
        text: 'The program wraps up before they start.',
      },
      {
        title: 'You’ve got backup',
        text: 'An ambassador manager briefs you and checks in.',
      },
      {
        title: 'Good company',
        text: 'Compare notes with ambassadors on other campuses.',
      },
    ],
  },
};

export const cardRows = page.details.rows;

export const steps: readonly Point[] = [
  {
    title: 'Check the details',
    text: 'Make sure the dates and hours fit around your classes.',
  },
  {
    title: 'Gather your links',
    text: 'Resume, Instagram and TikTok. A cover letter is optional.',
  },
  {
    title: 'Fill out the form',
    text: `It takes about ten minutes. ${whatFollows}`,
  },
];
