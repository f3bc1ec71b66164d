import type { Point, PositionCopy } from '@/lib/roles/types';
import { howToApply } from '@/lib/roles/how-to-apply';
import { soluna as figures } from '@/lib/content/facts';
import { facts, solunaFacts as soluna } from '@/lib/content/phrases';
import { sentence, shortMonthDay } from '@/lib/content/text';

export const solunaCopy: PositionCopy = {
  role: 'soluna',
  eyebrow: 'State-funded mental wellness',
  lead: `${sentence(soluna.commitment)}, ${soluna.hours} for ${soluna.length}, on ${soluna.where}. Paid with ${soluna.pay}.`,
  about: {
    title: `About ${soluna.client}`,
    text: [
      `${soluna.client} is a ${soluna.what}. The platform’s full feature set is for ${soluna.ages}.`,
      'You were that age a minute ago. Your job is to make sure the people it was made for have heard of it, in words you would use yourself.',
    ],
  },
  why: {
    title: 'Why join',
    points: [
      {
        on: 'page',
        title: 'A friend says it best',
        text: 'On this subject people listen to somebody they know. A poster cannot do that. You can.',
      },
      {
        on: 'photo',
        title: 'Home turf',
        text: `State-funded, for New Jersey students, on ${soluna.where}. You work where you live.`,
      },
      {
        on: 'card',
        title: 'Worth bringing up',
        text: 'Some jobs are hard to explain at dinner. In this one, you tell students where help is.',
      },
    ],
  },
  details: {
    title: 'Position details',
    caption: 'Wall planner, target window',
    rows: [
      { label: 'Kind', value: sentence(soluna.commitment) },
      { label: 'Time', value: sentence(soluna.hours) },
      { label: 'Length', value: soluna.length },
      { label: 'Dates', value: `Target window ${soluna.season}` },
      { label: 'Where', value: soluna.where },
      { label: 'Pay', value: sentence(soluna.pay) },
      { label: 'Open to', value: sentence(soluna.openTo) },
    ],
  },
  benefits: {
    title: 'Benefits',
    points: [
      { title: 'It is paid', text: `The role comes with ${soluna.pay}.` },
      {
        title: 'It fits a school week',
        text: `${sentence(soluna.hours)}, and none of them in class.`,
      },
      {
        title: 'It has a last day',
        text: `${sentence(soluna.length)}, target window ${soluna.season}. Then you get your evenings back.`,
      },
      {
        title: 'You are not alone',
        text: `Behind you: ${facts.vettedStudentsInWords} across ${facts.campuses} campuses.`,
      },
    ],
  },
};

/** The window of the role as the planner shows it: its first and last day, and a moon for each week. */
export const planner = {
  start: shortMonthDay(figures.season.from),
  end: shortMonthDay(figures.season.to),
  weeks: Array.from({ length: figures.weeks }, (_, week) => week + 1),
};

export const solunaSteps: readonly Point[] = [
  {
    title: 'Check the map',
    text: `The role is open to ${soluna.openTo}.`,
  },
  {
    title: 'Gather your links',
    text: 'Resume, Instagram and TikTok. A cover letter if you have one.',
  },
  { title: 'Fill in the form', text: howToApply.fit },
];
