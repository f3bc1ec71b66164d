import { expect, test } from 'vitest';
import { blankOf, faultsOf, textsIn } from '@/lib/scripts/copy-rules';

test.each([
  ['Unlock your campus', 'Unlock'],
  ['We elevated, empowering everyone', 'elevated'],
  ['a seamlessly simple form', 'seamlessly'],
  ['A game-changing idea', 'game-changing'],
  ['Two  spaces', 'two spaces'],
  ["Don't", 'straight quote'],
  ['the "best"', 'straight quote'],
  ['Wait , what', 'space before'],
])('%s', (text, fault) => {
  expect(faultsOf(text).join()).toContain(fault);
});

test.each([
  'Over 2,500 vetted students across 145+ campuses.',
  'The platform’s full feature set is for ages 13 to 18.',
  'Paid with a stipend: “about 5 hours a week”.',
  'Somebody who knows which door is locked, and a dance elevator.',
])('nothing against: %s', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

test('finds each text of a copy file, and says where it stands', () => {
  const file = { hero: { title: 'A', list: ['B', { text: 'C' }] }, count: 3, of: () => 'D' };
  expect(textsIn(file)).toEqual([
    ['hero.title', 'A'],
    ['hero.list[0]', 'B'],
    ['hero.list[1].text', 'C'],
  ]);
});

test('a sentence that was left out is missed, a note is not', () => {
  expect(blankOf('hero.lead', ' ')).toHaveLength(1);
  expect(blankOf('hero.lead', 'Words.')).toEqual([]);
  expect(blankOf('stamps[1].note', '')).toEqual([]);
});
