import { facts } from '@/lib/content/phrases';
import { dayOf, inWords, monthsBetween, plural, sentence, timeOfYear } from '@/lib/content/text';
import type { CampusPage } from '@/lib/roles/campus-job';
import { howToApply } from '@/lib/roles/how-to-apply';
import { client, positionsPerCampus, said, season } from '@/lib/roles/acorns/facts';
import type { Point } from '@/lib/roles/types';

export const page: CampusPage = {
  eyebrow: sentence(said.what),
  lead: `${sentence(said.commitment)}, ${said.hours}, ${said.season}. ${sentence(said.positions)}.`,
  about: {
    title: `About ${client}`,
    text: [
      `${client} is a ${said.what} company. Nobody meets one of those in a lecture. You meet it through the person in the next seat.`,
      'On your campus, that person is you. You know which group chat, which quad and which table. We run the program around you.',
    ],
  },
  why: {
    title: 'Why join',
    points: [
      {
        on: 'photo',
        title: `${sentence(inWords(positionsPerCampus))} ${plural(positionsPerCampus, 'seat')}, no crowd`,
        text: `There ${plural(positionsPerCampus, 'is', 'are')} ${said.positions}. What happens at your school happens because of you.`,
      },
      {
        on: 'card',
        title: 'Post or host',
        text: `The two types are ${said.types}. One works the feed, one works the room. You pick your side.`,
      },
      {
        on: 'page',
        title: 'Money, minus the suit',
        text: 'You learn to explain money to somebody who is late for class. Few jobs teach that.',
      },
    ],
  },
  details: {
    title: 'Position details',
    caption: `Passbook, ${timeOfYear(season.from, season.to)}`,
    rows: [
      { label: 'Kind', value: sentence(said.commitment) },
      { label: 'Time', value: sentence(said.hours) },
      { label: 'Season', value: said.season },
      { label: 'Seats', value: sentence(said.positions) },
      { label: 'Types', value: sentence(said.types) },
      { label: 'Following', value: `Social ambassadors need ${said.followers}` },
      { label: 'Open to', value: sentence(said.openTo) },
    ],
  },
  benefits: {
    title: 'Benefits',
    points: [
      {
        title: 'A season with an end',
        text: `${said.season}. You know when finals are yours again.`,
      },
      {
        title: 'Hours that leave room',
        text: `${sentence(said.hours)}. The rest of the month stays your own.`,
      },
      {
        title: 'A line worth reading',
        text: `${client} Campus Ambassador, ${plural(positionsPerCampus, 'the only one', `one of ${inWords(positionsPerCampus)}`)} at your school. Short, true, and good on a resume.`,
      },
      {
        title: 'Good company',
        text: `You join ${facts.vettedStudentsInWords} across ${facts.campuses} campuses.`,
      },
    ],
  },
};

/** The months of the season, as the passbook stamps them. */
export const seasonStamps = monthsBetween(season.from, season.to).map((month, index, all) => ({
  month: month.slice(0, 3),
  note:
    index === 0
      ? `from ${dayOf(season.from)}`
      : index === all.length - 1
        ? `to ${dayOf(season.to)}`
        : '',
}));

export const steps: readonly Point[] = [
  {
    title: 'Pick your type',
    text: `Social or events. Social ambassadors need ${said.followers}.`,
  },
  {
    title: 'Gather your links',
    text: 'Resume, Instagram and TikTok. Cover letters if you have them.',
  },
  { title: 'Fill in the form', text: howToApply.fit },
];
