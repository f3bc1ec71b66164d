import { whatFollows } from '@/components/roles/shared/copy';
import type { Point, Row } from '@/components/roles/shared/types';
import { facts, figures } from '@/components/roles/manager/facts';

export const metadata = {
  title: `${facts.title}: part-time, remote`,
  description: `Lead campus ambassadors from wherever you are. Part-time, ${figures.hoursPerWeek} hours per week, about $${figures.payPerMonth} per month, depending on scope and experience, plus team bonuses.`,
};

export const ticketText =
  'Lead our campus ambassadors: find them, brief them, keep them going. Team bonuses come on top.';

export const page = {
  eyebrow: 'Part-time, remote',
  lead: 'Lead our campus ambassadors. Think drum major: you don’t play a note, and the whole band follows.',
  // PLACEHOLDERS: the duties are unknown, except that they take 60 hours a month.
  duties: {
    title: 'What you do',
    points: [
      {
        title: 'Find people',
        text: 'Every campus has a few people everyone else follows. You know how to spot them and how to ask.',
      },
      {
        title: 'Brief them',
        text: 'You turn what a brand wants into what a student can do between classes.',
      },
      {
        title: 'Check in',
        text: 'You know which campus is ahead, which is quiet, and who needs a call instead of a text.',
      },
      {
        title: 'Give it to us straight',
        text: 'What worked, what didn’t, what you’d change.',
      },
    ],
  },
  hours: {
    title: 'The time',
    week: `${figures.hoursPerWeek} hours per week`,
    month: `${figures.hoursPerMonth} hours per month for core responsibilities`,
  },
  pay: {
    title: 'The pay',
    order: 'Pay to the order of',
    payee: `You, ${facts.title}`,
    /** The large line of the check, and the terms below it. */
    sum: `About $${figures.payPerMonth} per month`,
    terms: 'depending on scope and experience, plus team bonuses',
    memo: 'Memo: for leading the band',
    from: 'Drawn on',
  },
};

export const cardRows: readonly Row[] = [
  { label: 'Schedule', value: 'Part-time' },
  { label: 'Where', value: 'Remote' },
  { label: 'Hours', value: `${figures.hoursPerWeek} hours per week` },
  { label: 'Core responsibilities', value: `${figures.hoursPerMonth} hours per month` },
  {
    label: 'Pay',
    value: `About $${figures.payPerMonth} per month, depending on scope and experience, plus team bonuses`,
  },
];

export const steps: readonly Point[] = [
  {
    title: 'Check your schedule',
    text: 'Classes, clubs, sleep. Make sure the hours fit.',
  },
  {
    title: 'Gather your links',
    text: 'You’ll need a link to your resume. The rest is optional: cover letter, Instagram, TikTok, LinkedIn.',
  },
  {
    title: 'Fill out the form',
    text: `It takes about ten minutes. ${whatFollows}`,
  },
];
