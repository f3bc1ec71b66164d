import { expect, it } from 'vitest';
import {
  addDays,
  firstTuesdayInTerm,
  formatPlan,
  insertPlan,
  launchWindow,
  today,
} from '@/components/brands/plan';
import { numbers } from '@/lib/facts';

it('the flags in slip.tsx match the campus numbers in lib/facts.ts', () => {
  const { pilotCampuses, scaleCampuses } = numbers;
  expect(
    { pilotCampuses, scaleCampuses },
    'components/brands/slip.tsx and slip.module.css draw 100 flags in columns of 5: change the drawing',
  ).toEqual({ pilotCampuses: 5, scaleCampuses: 100 });
});

const plan = { kind: 'A creator campaign', campuses: '20', launch: '2027-03-14' };
const sentence = formatPlan(plan);
const other = formatPlan({ ...plan, campuses: '35', launch: '' });

it('formatPlan states the plan with or without a launch date', () => {
  expect(sentence).toBe('A creator campaign on 20 campuses, to launch on March 14, 2027.');
  expect(other).toBe('A creator campaign on 35 campuses.');
});

it('launchWindow ends with the launch and names the month on the first day and on each 1st', () => {
  const days = launchWindow('2027-03-01', 30);
  expect(days).toHaveLength(30);
  expect([days[0], days[1], days[29]]).toEqual(['Jan 31', 'Feb 1', 'Mar 1']);
});

it.each([
  ['Pacific/Auckland', '2027-03-17'],
  ['America/Los_Angeles', '2027-03-16'],
])(
  'in %s, today is the local date, and adding 30 days ignores daylight saving time',
  (zone, day) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    expect(addDays(today(new Date('2027-02-14T22:00:00Z')), 30)).toBe(day);
    process.env.TZ = before;
  },
);

it('insertPlan adds the plan below the message once, and replaces it by the next plan', () => {
  const message = insertPlan('Hello!\n', sentence);
  expect(message).toBe(`Hello!\n\n${sentence}`);
  expect(insertPlan(message, sentence, sentence)).toBe(message);
  expect(insertPlan(message, other, sentence)).toBe(`Hello!\n\n${other}`);
  expect(insertPlan(' ', sentence)).toBe(sentence);
});

it('insertPlan replaces an unchanged plan after a reload', () => {
  const message = `Hello!\n\n${sentence}\nThanks.`;
  expect(insertPlan(message, other)).toBe(`Hello!\n\n${other}\nThanks.`);
});

it('insertPlan keeps a plan that the visitor edited', () => {
  const changed = sentence.replace('20', '25');
  expect(insertPlan(changed, other, sentence)).toBe(`${changed}\n\n${other}`);
  const edited = sentence.replace('campuses', 'campuses in Ohio');
  expect(insertPlan(edited, other)).toBe(`${edited}\n\n${other}`);
});

it.each([
  ['a Tuesday in a term', '2027-03-16', '2027-03-16'],
  ['a Saturday', '2027-03-13', '2027-03-16'],
  ['Christmas', '2026-12-25', '2027-02-09'],
  ['summer', '2027-05-11', '2027-08-31'],
])('firstTuesdayInTerm finds the next Tuesday in a term from %s', (_, date, day) => {
  expect(firstTuesdayInTerm(date)).toBe(day);
});
