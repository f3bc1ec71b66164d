import { expect, test } from 'vitest';
import { contradictions } from '@/lib/cli/fact-rules';

test.each([
  'over 2,500 vetted students across 145+ campuses',
  '100+ campuses managed, 8M+ student reach, a 30-day average launch window',
  'Test with 5 campuses, scale to 100.',
  'about 20 hours a month, at least 2k followers',
  '15 hours per week, 60 hours per month, for 6 weeks',
  'Copyright 2025. Freshmen of 2029.',
])('agrees with the facts: %s', (text) => {
  expect(contradictions(text)).toEqual([]);
});

test.each([
  ['3,000 vetted students', '3,000'],
  ['on 150+ campuses', '150'],
  ['a 45-day launch', '45-day'],
  ['9M+ student reach', '9M'],
  ['at least 5k followers', '5k'],
])('contradicts them: %s', (text, figure) => {
  expect(contradictions(text).join()).toContain(figure);
});
