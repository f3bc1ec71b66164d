import { expect, it, onTestFinished, vi } from 'vitest';
import { addDays, formatDay, formatPlan, insertPlan, getToday } from '@/components/brands/plan';
import { numbers } from '@/lib/facts';

it('lib/facts.ts has the campus numbers for which planner-card.tsx draws flags', () => {
  const { pilotCampuses, scaleCampuses } = numbers;
  expect(
    { pilotCampuses, scaleCampuses },
    'components/brands/planner-card.tsx and planner-card.module.css draw 100 flags in columns of 5: change the drawing',
  ).toEqual({ pilotCampuses: 5, scaleCampuses: 100 });
});

const plan = { kind: 'A creator campaign', campuses: '20', launch: '2027-03-14' };
const sentence = formatPlan(plan);
const otherSentence = formatPlan({ ...plan, campuses: '35', launch: '' });

it('formatPlan states the plan with or without a launch date', () => {
  expect(sentence).toBe('A creator campaign on 20 campuses, launching March 14, 2027.');
  expect(otherSentence).toBe('A creator campaign on 35 campuses.');
});

it.each([
  ['2027-01-31', true, 'Jan 31'],
  ['2027-02-01', false, 'Feb 1'],
  ['2027-02-02', false, '2'],
])('formatDay formats %s (first day of the calendar: %s) as “%s”', (date, isFirst, label) => {
  expect(formatDay(date, isFirst)).toBe(label);
});

it.each([
  ['Pacific/Auckland', '2027-03-17'],
  ['America/Los_Angeles', '2027-03-16'],
])(
  'in %s, today is the local date, and adding 30 days ignores daylight saving time',
  (zone, expectedDate) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(addDays(getToday(new Date('2027-02-14T22:00:00Z')), 30)).toBe(expectedDate);
  },
);

it('insertPlan adds the plan below the message once, and replaces it with the next plan', () => {
  const message = insertPlan('Hello!\n', sentence);
  expect(message).toBe(`Hello!\n\n${sentence}`);
  expect(insertPlan(message, sentence, sentence)).toBe(message);
  expect(insertPlan(message, otherSentence, sentence)).toBe(`Hello!\n\n${otherSentence}`);
  expect(insertPlan(' ', sentence)).toBe(sentence);
});

it('insertPlan finds and replaces an unedited plan without the previous sentence (after a reload)', () => {
  const message = `Hello!\n\n${sentence}\nThanks.`;
  expect(insertPlan(message, otherSentence)).toBe(`Hello!\n\n${otherSentence}\nThanks.`);
});

it('insertPlan keeps a plan that the visitor edited', () => {
  const changed = sentence.replace('20', '25');
  expect(insertPlan(changed, otherSentence, sentence)).toBe(`${changed}\n\n${otherSentence}`);
  const edited = sentence.replace('campuses', 'campuses in Ohio');
  expect(insertPlan(edited, otherSentence)).toBe(`${edited}\n\n${otherSentence}`);
});
