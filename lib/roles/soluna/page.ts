import { facts } from '@/lib/content/phrases';
import { sentence, shortMonthDay } from '@/lib/content/text';
import type { CampusPage } from '@/lib/roles/campus-job';
import { howToApply } from '@/lib/roles/how-to-apply';
import { client, said, season, weeks } from '@/lib/roles/soluna/facts';
import type { Point } from '@/lib/roles/types';

export const page: CampusPage = {
  eyebrow: 'State-funded mental wellness',
  lead: `${sentence(said.commitment)}, ${said.hours} for ${said.length}, on ${said.where}. Paid with ${said.pay}.`,
  about: {
    title: `About ${client}`,
    text: [
      `${client} is a ${said.what}. The platform’s full feature set is for ${said.ages}.`,
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
        text: `State-funded, for New Jersey students, on ${said.where}. You work where you live.`,
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
      { label: 'Kind', value: sentence(said.commitment) },
      { label: 'Time', value: sentence(said.hours) },
      { label: 'Length', value: said.length },
      { label: 'Dates', value: `Target window ${said.season}` },
      { label: 'Where', value: said.where },
      { label: 'Pay', value: sentence(said.pay) },
      { label: 'Open to', value: sentence(said.openTo) },
    ],
  },
  benefits: {
    title: 'Benefits',
    points: [
      { title: 'It is paid', text: `The role comes with ${said.pay}.` },
      {
        title: 'It fits a school week',
        text: `${sentence(said.hours)}, and none of them in class.`,
      },
      {
        title: 'It has a last day',
        text: `${sentence(said.length)}, target window ${said.season}. Then you get your evenings back.`,
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
  start: shortMonthDay(season.from),
  end: shortMonthDay(season.to),
  weeks: Array.from({ length: weeks }, (_, week) => week + 1),
};

export const steps: readonly Point[] = [
  {
    title: 'Check the map',
    text: `The role is open to ${said.openTo}.`,
  },
  {
    title: 'Gather your links',
    text: 'Resume, Instagram and TikTok. A cover letter if you have one.',
  },
  { title: 'Fill in the form', text: howToApply.fit },
];
