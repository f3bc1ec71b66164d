import { expect, test } from 'vitest';
import { network } from '@/lib/content/facts';
import { acornsFacts, facts, managerFacts, solunaFacts } from '@/lib/content/phrases';
import {
  contradictions,
  deadLinks,
  readPage,
  straightQuotes,
  textsIn,
} from '@/lib/scripts/copy-rules';

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

test('a straight quote is named, one that is set is not', () => {
  for (const text of ["Don't", 'the "best"']) expect(straightQuotes(text)).toHaveLength(1);
  expect(straightQuotes('The platform’s “full” feature set, ages 13 to 18.')).toEqual([]);
});

test('finds each text of a copy file, and says where it stands', () => {
  const file = { hero: { title: 'A', list: ['B', { text: 'C' }] }, count: 3, of: () => 'D' };
  expect(textsIn(file)).toEqual([
    ['hero.title', 'A'],
    ['hero.list.0', 'B'],
    ['hero.list.1.text', 'C'],
  ]);
});

test('a page is what people read of it, not its scripts and styles', () => {
  const { texts, links } = readPage(
    `<p>It's</p><script>var a = "b"</script><style>a { content: "x" }</style><a href="https://x.example/'">Out</a>`,
  );
  expect(texts.flatMap(straightQuotes)).toHaveLength(1);
  expect(links).toEqual([]);
});

test('a link leads to a page, a place on a page, or a file', () => {
  const home =
    '<section id="why"></section><a href="#why">1</a><a href="#how">2</a><a href="/about">3</a><a href="/abuot">4</a>';
  const about =
    '<a href="/#why">5</a><a href="/#where">6</a><img alt="" src="/logos/acme.svg"><a href="/robots.txt">7</a>';
  const pages = new Map([
    ['/', readPage(home)],
    ['/about', readPage(about)],
  ]);
  expect(Object.fromEntries(deadLinks(pages, (path) => path === '/robots.txt'))).toEqual({
    '/': ['#how', '/abuot'],
    '/about': ['/#where', '/logos/acme.svg'],
  });
});
