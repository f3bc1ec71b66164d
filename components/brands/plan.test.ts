import { expect, it } from 'vitest';
import {
  daysBefore,
  daysFrom,
  firstTuesdayInTerm,
  formatPlan,
  today,
  withSentence,
} from '@/components/brands/plan';
import { numbers } from '@/lib/facts';

it('the flags that the planner draws are the campuses of the largest program, in columns of a pilot', () => {
  const { pilotCampuses, scaleCampuses } = numbers;
  expect(
    { pilotCampuses, scaleCampuses },
    'components/brands/slip.tsx and slip.module.css draw 100 flags in columns of 5: draw them anew',
  ).toEqual({ pilotCampuses: 5, scaleCampuses: 100 });
});

const plan = { kind: 'a creator campaign', campuses: '20', launch: '2027-03-14' };
const sentence = formatPlan(plan);
const other = formatPlan({ ...plan, campuses: '35', launch: '' });

it('a plan in words, with a day or without', () => {
  expect(sentence).toBe(
    'Our plan: a creator campaign on 20 campuses, to launch on March 14, 2027.',
  );
  expect(other).toBe('Our plan: a creator campaign on 35 campuses.');
});

it('the days before a launch end with it; the first and each month have their names', () => {
  const days = daysBefore('2027-03-01', 30);
  expect(days).toHaveLength(30);
  expect([days[0], days[1], days[29]]).toEqual(['Jan 31', 'Feb 1', 'Mar 1']);
});

it.each([
  ['Pacific/Auckland', '2027-03-17'],
  ['America/Los_Angeles', '2027-03-16'],
])(
  'in %s, today is the visitor’s own day, and 30 days later is the day of that date, summer time or not',
  (zone, day) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    expect(daysFrom(today(new Date('2027-02-14T22:00:00Z')), 30)).toBe(day);
    process.env.TZ = before;
  },
);

it('a plan stands under what the visitor wrote, once, and the next takes its place', () => {
  const message = withSentence('Hello!\n', sentence);
  expect(message).toBe(`Hello!\n\n${sentence}`);
  expect(withSentence(message, sentence, sentence)).toBe(message);
  expect(withSentence(message, other, sentence)).toBe(`Hello!\n\n${other}`);
  expect(withSentence(' ', sentence)).toBe(sentence);
});

it('after a reload, too, a plan takes the place of one that stands as it was put', () => {
  const message = `Hello!\n\n${sentence}\nThanks.`;
  expect(withSentence(message, other)).toBe(`Hello!\n\n${other}\nThanks.`);
});

it('what the visitor has changed stays', () => {
  const changed = sentence.replace('20', '25');
  expect(withSentence(changed, other, sentence)).toBe(`${changed}\n\n${other}`);
  const worded = sentence.replace('campuses', 'campuses in Ohio');
  expect(withSentence(worded, other)).toBe(`${worded}\n\n${other}`);
});

it.each([
  ['a Tuesday in term', '2027-03-16', '2027-03-16'],
  ['a Saturday', '2027-03-13', '2027-03-16'],
  ['Christmas', '2026-12-25', '2027-02-09'],
  ['a summer', '2027-05-11', '2027-08-31'],
])('of %s, the first Tuesday in a term', (_, date, day) => {
  expect(firstTuesdayInTerm(date)).toBe(day);
});
