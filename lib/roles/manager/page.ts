import type { Point, Row } from '@/lib/roles/types';
import { howToApply } from '@/lib/roles/how-to-apply';
import { managerFacts as manager } from '@/lib/content/phrases';
import type { RoleId } from '@/lib/roles';
import { sentence } from '@/lib/content/text';

export const managerCopy = {
  role: 'manager' as RoleId,
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
    week: manager.hoursPerWeek,
    month: manager.hoursPerMonth,
    weekNote: 'What the form asks you to commit.',
    monthNote: 'What the core responsibilities add up to.',
  },
  pay: {
    title: 'The pay',
    order: 'Pay to the order of',
    payee: 'You, Ambassador Manager',
    amount: manager.pay,
    memo: 'Memo: keeping everyone in step',
    from: 'Drawn on',
  },
};

export const managerStub: readonly Row[] = [
  { label: 'Kind', value: 'Part-time' },
  { label: 'Where', value: 'Remote' },
  { label: 'Time', value: sentence(manager.hoursPerWeek) },
  { label: 'Core responsibilities', value: sentence(manager.hoursPerMonth) },
  { label: 'Pay', value: sentence(manager.pay) },
];

export const managerSteps: readonly Point[] = [
  {
    title: 'Look at your week',
    text: `${sentence(manager.hoursPerWeek)}. The form asks whether you can commit to that.`,
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
