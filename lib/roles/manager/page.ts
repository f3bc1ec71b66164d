import { howToApply } from '@/lib/roles/how-to-apply';
import { sentence } from '@/lib/content/text';
import { said } from '@/lib/roles/manager/facts';
import type { JobPart, Point, Row } from '@/lib/roles/types';

export const page = {
  eyebrow: 'Part-time, remote',
  lead: 'A drum major plays no instrument. They set the beat, and everyone who does arrives on time. This is that job, for campus ambassadors.',
  // PLACEHOLDERS: nobody has told us the core responsibilities, only that they take 60 hours a month.
  duties: {
    title: 'What you do',
    points: [
      {
        title: 'Find them',
        text: 'Every campus has a few people whom others copy. You know how to spot one and how to ask.',
      },
      {
        title: 'Brief them',
        text: 'You turn what a brand wants into what a student can do between two classes.',
      },
      {
        title: 'Keep time',
        text: 'You know which campus is ahead, which is quiet, and who needs a call instead of a message.',
      },
      {
        title: 'Tell us straight',
        text: 'What worked, what did not, what you would change. Radical Honesty is on our wall for a reason.',
      },
    ] satisfies Point[],
  },
  time: {
    title: 'The time',
    caption: 'Time card',
    week: said.hoursPerWeek,
    month: said.hoursPerMonth,
    weekNote: 'What the form asks you to commit.',
    monthNote: 'What the core responsibilities add up to.',
  },
  pay: {
    title: 'The pay',
    order: 'Pay to the order of',
    payee: 'You, Ambassador Manager',
    amount: said.pay,
    memo: 'Memo: keeping everyone in step',
    from: 'Drawn on',
  },
};

export const stub: readonly Row[] = [
  { label: 'Kind', value: 'Part-time' },
  { label: 'Where', value: 'Remote' },
  { label: 'Time', value: sentence(said.hoursPerWeek) },
  { label: 'Core responsibilities', value: sentence(said.hoursPerMonth) },
  { label: 'Pay', value: sentence(said.pay) },
];

export const steps: readonly Point[] = [
  {
    title: 'Look at your week',
    text: `${sentence(said.hoursPerWeek)}. The form asks whether you can commit to that.`,
  },
  {
    title: 'Gather your links',
    text: 'A resume. Cover letter, Instagram, TikTok and LinkedIn are optional.',
  },
  {
    title: 'Fill in the form',
    text: `Use your school email. ${howToApply.fit}`,
  },
];

export const job: readonly JobPart[] = [
  page.lead,
  page.duties,
  { title: `${page.time.title}, ${page.pay.title.toLowerCase()}`, rows: stub },
];
