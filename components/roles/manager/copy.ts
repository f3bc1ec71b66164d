import { listSteps } from '@/components/roles/shared/copy';
import { facts, figures } from '@/components/roles/manager/facts';
import { form } from '@/components/roles/manager/form';

export const metadata = {
  title: `${facts.title}: part-time, remote`,
  description: `Lead campus ambassadors from wherever you are. Part-time, ${figures.hoursPerWeek} hours per week, about $${figures.payPerMonth} per month, depending on scope and experience, plus team bonuses.`,
};

export const ticketText =
  'Lead our campus ambassadors: find them, brief them, check in. Pay depends on scope and experience. Team bonuses come on top.';

export const page = {
  eyebrow: 'Part-time, remote / For students',
  lead: 'Lead our campus ambassadors. Think drum major: you don’t play a note, and the whole band follows.',
  // PLACEHOLDERS: the duties are unknown, except that they take 60 hours a month.
  duties: {
    title: 'What you do',
    points: [
      {
        title: 'Find people',
        text: 'Every campus has a few people everyone follows. You find them and ask them to join.',
      },
      {
        title: 'Brief them',
        text: 'You turn what a brand wants into what a student can do between classes.',
      },
      {
        title: 'Check in',
        text: 'You know which campus is ahead, which is quiet, and who needs a call.',
      },
      {
        title: 'Report',
        text: 'You say which campuses took off, which stalled, and what you’d change.',
      },
    ],
  },
  hours: {
    title: 'The time',
    week: `${figures.hoursPerWeek} hours per week`,
    month: `${figures.hoursPerMonth} hours per month for core responsibilities: finding people, briefing them, checking in and reporting`,
  },
  pay: {
    title: 'The pay',
    order: 'Pay to the order of',
    payee: `You, ${facts.title}`,
    /** The large line of the check, and the terms below it. */
    sum: `About $${figures.payPerMonth}`,
    terms: 'per month, depending on scope and experience, plus team bonuses',
    memo: 'Memo: for leading the band',
    from: 'Drawn on',
  },
};

export const steps = listSteps(
  form,
  'A link to your resume. A cover letter, Instagram, TikTok and LinkedIn are optional.',
);
