import { listSteps, rolePageCopy } from '@/components/roles/shared/copy';
import type { CampusCopy } from '@/components/roles/shared/types';
import { facts, figures } from '@/components/roles/acorns/facts';
import { form } from '@/components/roles/acorns/form';

export const metadata = {
  title: facts.title,
  description: `Part-time on your own campus, about ${figures.hoursPerMonth} hours a month, ${figures.season}. Only ${figures.positionsPerCampus} positions per campus. Open to current freshmen, sophomores or juniors.`,
};

export const ticketText = `Get your campus talking about Acorns, a financial technology company. Social leads post. Events leads host. Only ${figures.positionsPerCampus} positions per campus, open to current freshmen, sophomores or juniors.`;

export const programText = `${figures.positionsPerCampus} students per campus: social leads post, events leads host.`;

// PLACEHOLDERS: tasks, reason, benefits and the week are invented, except that social leads post and events leads host.
export const page: CampusCopy = {
  eyebrow: 'Part-time / Financial technology',
  lead: 'Get your campus talking about Acorns, in the feed or in person.',
  about: {
    title: 'About Acorns',
    text: 'Acorns is a financial technology company. Students won’t hear about it in a lecture. They’ll hear about it from you.',
    tasksTitle: 'What you’ll do',
    tasks: [
      { title: 'Post', text: 'Social leads post on their own feeds.' },
      { title: 'Host', text: 'Events leads host in person.' },
      { title: 'Explain', text: 'Classmates ask, you answer.' },
      { title: 'Report', text: 'Tell us how it really went.' },
    ],
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
      text: `With only ${figures.positionsPerCampus} of you on campus, your ideas get tried.`,
    },
  },
  details: {
    title: 'Position details',
    rows: [
      { label: 'Hours', value: `About ${figures.hoursPerMonth} hours a month` },
      { label: 'Dates', value: figures.season },
      { label: 'Pay', value: rolePageCopy.askPay },
      { label: 'Spots', value: `Only ${figures.positionsPerCampus} positions per campus` },
      {
        label: 'Types',
        value: `Social leads and events leads. Social ambassadors need at least ${figures.followers} followers.`,
      },
      { label: 'Open to', value: 'Current freshmen, sophomores or juniors' },
    ],
  },
  benefits: {
    title: 'Benefits',
    points: [
      { title: 'Fits around class', text: 'It works out to about five hours a week.' },
      { title: 'A line for your resume', text: 'Show what you posted or organized.' },
      { title: 'A team beyond campus', text: 'Trade ideas with other ambassadors.' },
    ],
  },
};

export const steps = listSteps(
  form,
  'Links to your resume, Instagram and TikTok, and your college and home addresses.',
);
