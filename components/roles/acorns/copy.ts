import { createPayDetail, listSteps } from '@/components/roles/shared/copy';
import type { CampusCopy } from '@/components/roles/shared/types';
import { facts, figures } from '@/components/roles/acorns/facts';
import { form } from '@/components/roles/acorns/form';
import { figures as agency } from '@/lib/facts';

export const metadata = {
  title: facts.title,
  description: `Part-time on your own campus, about ${figures.hoursPerMonth} hours a month, ${figures.season}. Only ${figures.positionsPerCampus} positions per campus. Open to current freshmen, sophomores or juniors.`,
};

export const ticketText = `Post about Acorns, a financial technology company, or host events for it. Only ${figures.positionsPerCampus} positions per campus, open to current freshmen, sophomores or juniors. Social ambassadors need at least ${figures.followers} followers.`;

export const programText = `${figures.positionsPerCampus} students on each campus, about ${figures.hoursPerMonth} hours a month each. On ${agency.pilotCampuses} campuses, that’s ${figures.positionsPerCampus * agency.pilotCampuses} students and about ${figures.positionsPerCampus * agency.pilotCampuses * figures.hoursPerMonth} hours a month.`;

// PLACEHOLDERS: tasks, reason, benefits and the week are invented, except that social leads post and events leads host.
export const page: CampusCopy = {
  eyebrow: 'Part-time / Financial technology',
  lead: 'Be a social lead on your own feed, or an events lead in person.',
  about: {
    title: 'About Acorns',
    text: 'Acorns is a financial technology company. Ambassadors introduce it to their own campus.',
    tasksTitle: 'What you’ll do',
    tasks: [
      { title: 'Post', text: 'Social leads post on their own feeds, from campus life.' },
      { title: 'Host', text: 'Events leads host: a table, a talk, a study break.' },
      { title: 'Explain', text: 'Classmates will have questions. We brief you on the answers.' },
      { title: 'Report', text: 'Tell your manager what you did, and what worked.' },
    ],
    // Words of up to seven letters, first of eight hours (0 to 7), number of hours.
    week: [
      { class: ['Econ', 0, 2], work: ['Post', 3, 1] },
      { class: ['Stats', 1, 2] },
      { class: ['Econ', 0, 2] },
      { class: ['Writing', 1, 1], work: ['Host', 4, 3] },
      { class: ['Lab', 2, 3], work: ['Report', 6, 1] },
    ],
  },
  why: {
    title: 'Why join',
    reason: {
      title: 'In the front row',
      text: `Only ${figures.positionsPerCampus} positions per campus, so what you post and host gets seen.`,
    },
  },
  details: {
    title: 'Position details',
    facts: [
      { label: 'Hours', fact: `About ${figures.hoursPerMonth} hours`, more: 'a month' },
      { label: 'Dates', fact: figures.season },
      createPayDetail(facts),
    ],
    rows: [
      { label: 'Spots', value: `Only ${figures.positionsPerCampus} positions per campus` },
      { label: 'Types', value: 'Social leads and events leads' },
      {
        label: 'Reach',
        value: `Social ambassadors need at least ${figures.followers} followers`,
      },
      { label: 'Open to', value: 'Current freshmen, sophomores or juniors' },
    ],
  },
  benefits: {
    title: 'Benefits',
    points: [
      {
        title: 'Fits around class',
        text: `It works out to about ${figures.hoursPerWeek} hours a week.`,
      },
      { title: 'A line for your resume', text: 'Posts to link, events to tell about.' },
      { title: 'A team beyond campus', text: 'Trade ideas with ambassadors on other campuses.' },
    ],
  },
};

export const steps = listSteps(
  form,
  'Links to your resume, Instagram and TikTok, and your college and home addresses.',
);
