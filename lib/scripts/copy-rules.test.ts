import { expect, test } from 'vitest';
import { network } from '@/lib/content/facts';
import { facts } from '@/lib/content/phrases';
import { roleList } from '@/lib/roles';
import { contradictions, deadLinks, readPage, straightQuotes } from '@/lib/scripts/copy-rules';

test.each([
  `${facts.vettedStudentsInWords} across ${facts.campuses} campuses`,
  `${facts.campusesManaged} campuses managed, ${facts.reach} student reach, a ${facts.launchDays}-day average launch window`,
  `Test with ${facts.pilotCampuses} campuses, scale to ${facts.scaleCampuses}.`,
  ...roleList.flatMap(({ said }) => Object.values(said)),
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
  // A figure of something else.
  [`${network.campuses} hours`, `${network.campuses}`],
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
