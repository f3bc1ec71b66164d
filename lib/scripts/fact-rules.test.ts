import { expect, test } from 'vitest';
import { contradictions } from '@/lib/scripts/fact-rules';
import { network } from '@/lib/content/facts';
import { acornsFacts, facts, managerFacts, solunaFacts } from '@/lib/content/phrases';

test.each([
  `${facts.vettedStudentsInWords} across ${facts.campuses} campuses`,
  `${facts.campusesManaged} campuses managed, ${facts.reach} student reach, a ${facts.launchDays}-day average launch window`,
  `Test with ${facts.pilotCampuses} campuses, scale to ${facts.scaleCampuses}.`,
  `${acornsFacts.hours}, ${acornsFacts.followers}`,
  `${managerFacts.hoursPerWeek}, ${managerFacts.hoursPerMonth}, for ${solunaFacts.length}`,
  'Copyright 2025. Freshmen of 2029.',
])('agrees with the facts: %s', (text) => {
  expect(contradictions(text)).toEqual([]);
});

test.each([
  [`${network.vettedStudents + 1} vetted students`, `${network.vettedStudents + 1}`],
  [`on ${network.campuses + 1}+ campuses`, `${network.campuses + 1}`],
  [`a ${network.launchDays + 1}-day launch`, `${network.launchDays + 1}-day`],
  [`${network.reachInMillions + 1}M+ student reach`, `${network.reachInMillions + 1}M`],
  ['at least 999k followers', '999k'],
])('contradicts them: %s', (text, figure) => {
  expect(contradictions(text).join()).toContain(figure);
});
