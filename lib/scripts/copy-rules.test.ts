import { expect, test } from 'vitest';
import { numbers } from '@/lib/facts';
import { facts } from '@/lib/facts';
import { roleList } from '@/components/roles';
import {
  contradictions,
  deadLinks,
  readPage,
  straightQuotes,
  unfilledFigures,
} from '@/lib/scripts/copy-rules';

test.each([
  `${facts.vettedStudentsInWords} across ${facts.campuses} campuses`,
  `${facts.campusesManaged} campuses managed, ${facts.reach} student reach, a ${facts.launchDays}-day average launch window`,
  `Test with ${facts.pilotCampuses} campuses, scale to ${facts.scaleCampuses}.`,
  ...roleList.flatMap(({ ticket, words }) => [ticket.text, words.description]),
  'Copyright 2025. Freshmen of 2029.',
])('agrees with the facts: %s', (text) => {
  expect(contradictions(text)).toEqual([]);
});

test.each([
  [`${numbers.vettedStudents + 1} vetted students`, `${numbers.vettedStudents + 1}`],
  [`on ${numbers.campuses + 1}+ campuses`, `${numbers.campuses + 1}`],
  [`a ${numbers.launchDays + 1}-day launch`, `${numbers.launchDays + 1}-day`],
  [`${numbers.reachInMillions + 1}M+ student reach`, `${numbers.reachInMillions + 1}M`],
  ['at least 999k followers', '999k'],
  // A figure of something else.
  [`${numbers.campuses} hours`, `${numbers.campuses}`],
])('contradicts them: %s', (text, figure) => {
  expect(contradictions(text).join()).toContain(figure);
});

test('a page is what people read and hear of it, not its scripts and styles', () => {
  const { texts, links } = readPage(
    `<p>It's 145+<!-- --> campuses</p><img alt='A "card"' src="https://x.example/'">
    <script>var a = "b"</script><style>a { content: "x" }</style><a href="https://x.example/'">Ours</a>`,
  );
  expect(texts.flatMap(straightQuotes)).toEqual([
    expect.stringContaining("It's 145+ campuses"),
    expect.stringContaining('A "card"'),
  ]);
  expect(links).toEqual([]);
  expect(straightQuotes('The platform’s “full” feature set, ages 13 to 18.')).toEqual([]);
});

test('reports a figure that visitors would see as code', () => {
  const { texts } = readPage('<title>Pay: ${figures.pay}</title><p>$2,000 {net}</p>');
  expect(texts.flatMap(unfilledFigures)).toEqual([expect.stringContaining('${figures.pay}')]);
});

test('a link leads to a page, a place on a page, or a file', () => {
  const home = '<p id="why"></p><a href="#why"></a><a href="#how"></a><a href="/about"></a>';
  const about =
    '<a href="/#why"></a><a href="/#where"></a><a href="/abuot"></a><img src="/logos/acme.svg"><a href="/robots.txt"></a>';
  const pages = new Map([
    ['/', readPage(home)],
    ['/about', readPage(about)],
  ]);
  const deadOf = (route: string) => deadLinks(route, pages, (path) => path === '/robots.txt');
  expect(deadOf('/')).toEqual(['#how']);
  expect(deadOf('/about')).toEqual(['/#where', '/abuot', '/logos/acme.svg']);
});
