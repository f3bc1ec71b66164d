import { createPayDetail, listSteps } from '@/components/roles/shared/copy';
import type { CampusCopy } from '@/components/roles/shared/types';
import { facts, figures } from '@/components/roles/soluna/facts';
import { form } from '@/components/roles/soluna/form';

export const metadata = {
  title: facts.title,
  description: `Tell students on New Jersey campuses about a state-funded mental wellness platform. About ${figures.hoursPerWeek} hours a week for ${figures.weeks} weeks, paid with a stipend.`,
};

export const ticketText =
  'Spend six weeks telling New Jersey students about a state-funded mental wellness platform. Open to current college students in New Jersey.';

export const programText = `Tables, talks and posts on New Jersey campuses. About ${figures.hoursPerWeek} hours a week for ${figures.weeks} weeks: ${figures.hoursPerWeek * figures.weeks} hours a student.`;

// PLACEHOLDERS: tasks, reason, benefits and the week are invented.
export const page: CampusCopy = {
  eyebrow: 'Part-time / State-funded mental wellness',
  lead: 'Tell your campus about Soluna, at a table and on your feed.',
  about: {
    title: 'About Soluna',
    text: `Soluna is a state-funded mental wellness platform for New Jersey students. Its full feature set is for ages ${figures.ages}, so you’ll talk to first-years, and to everyone with a younger brother or sister.`,
    tasksTitle: 'What you’ll do',
    tasks: [
      {
        title: 'Talk',
        text: 'Tell your dorm, your team or your club what Soluna is and whom it’s for.',
      },
      { title: 'Post', text: 'Share it on your own feed, in your own words.' },
      { title: 'Table', text: 'Set one up where people pass, and stay for their questions.' },
      {
        title: 'Get it right',
        text: 'It’s about health: we give you the facts, you stick to them.',
      },
    ],
    // Words of up to seven letters, first of eight hours (0 to 7), number of hours.
    week: [
      { class: ['History', 1, 2] },
      { class: ['Psych', 0, 2], work: ['Table', 3, 3] },
      { class: ['Studio', 3, 3] },
      { class: ['Psych', 0, 2], work: ['Talk', 4, 1] },
      { class: ['Spanish', 1, 2], work: ['Post', 5, 1] },
    ],
  },
  why: {
    title: 'Why join',
    reason: {
      title: 'Close to home',
      text: 'Nobody asks a poster about mental health. They ask someone they know.',
    },
  },
  details: {
    title: 'Position details',
    facts: [
      { label: 'Hours', fact: `About ${figures.hoursPerWeek} hours`, more: 'a week' },
      { label: 'Target window', fact: figures.season },
      createPayDetail(facts),
    ],
    rows: [
      { label: 'Length', value: `${figures.weeks} weeks` },
      { label: 'Where', value: 'New Jersey campuses' },
      { label: 'Open to', value: 'Current college students in New Jersey' },
    ],
  },
  benefits: {
    title: 'Benefits',
    points: [
      {
        title: 'Done before finals',
        text: `${figures.weeks} weeks, and your evenings are yours again.`,
      },
      { title: 'You’ve got backup', text: 'Someone on our team briefs you and checks in.' },
      {
        title: 'A skill you’ll keep',
        text: 'You’ll learn to talk about a hard topic and keep it easy.',
      },
    ],
  },
};

export const steps = listSteps(
  form,
  'Links to your resume, Instagram and TikTok, your college address and your shirt size.',
);
