import { expect, test } from 'vitest';
import { facts, numbers } from '@/lib/facts';
import { roleList } from '@/components/roles';
import {
  findBrokenLinks,
  findStraightQuotes,
  findTemplateSyntax,
  findUnknownFigures,
  readPage,
} from '@/lib/scripts/copy-rules';

test.each([
  `${facts.vettedStudentsInWords} across ${facts.campuses} campuses`,
  `${facts.campusesManaged} campuses managed, ${facts.reach} student reach, a ${facts.launchDays}-day average launch window`,
  `Test with ${facts.pilotCampuses} campuses, scale to ${facts.scaleCampuses}.`,
  ...roleList.flatMap(({ ticket, metadata }) => [ticket.text, metadata.description]),
  'Copyright 2025. Freshmen of 2029.',
])('findUnknownFigures accepts the text “%s”', (text) => {
  expect(findUnknownFigures(text)).toEqual([]);
});

test.each([
  [`${numbers.vettedStudents + 1} vetted students`, `${numbers.vettedStudents + 1}`],
  [`on ${numbers.campuses + 1}+ campuses`, `${numbers.campuses + 1}`],
  [`a ${numbers.launchDays + 1}-day launch`, `${numbers.launchDays + 1}-day`],
  [`${numbers.reachInMillions + 1}M+ student reach`, `${numbers.reachInMillions + 1}M`],
  ['at least 999k followers', '999k'],
  // A known figure, but not of hours.
  [`${numbers.campuses} hours`, `${numbers.campuses}`],
])('findUnknownFigures reports the figure in “%s”', (text, figure) => {
  expect(findUnknownFigures(text).join()).toContain(figure);
});

test('readPage returns the texts of elements and attributes, without scripts and styles', () => {
  const { texts, links } = readPage(
    `<p>It's 145+<!-- --> campuses</p><img alt='A "card"' src="https://x.example/'">
    <script>var a = "b"</script><style>a { content: "x" }</style><a href="https://x.example/'">Ours</a>`,
  );
  expect(texts.flatMap(findStraightQuotes)).toEqual([
    expect.stringContaining("It's 145+ campuses"),
    expect.stringContaining('A "card"'),
  ]);
  expect(links).toEqual([]);
  expect(findStraightQuotes('The platform’s “full” feature set, ages 13 to 18.')).toEqual([]);
});

test('findTemplateSyntax reports a placeholder such as ${figures.pay}', () => {
  const { texts } = readPage('<title>Pay: ${figures.pay}</title><p>$2,000 {net}</p>');
  expect(texts.flatMap(findTemplateSyntax)).toEqual([expect.stringContaining('${figures.pay}')]);
});

test('findBrokenLinks reports links to missing pages, ids and files', () => {
  const home = '<p id="why"></p><a href="#why"></a><a href="#how"></a><a href="/about"></a>';
  const about =
    '<a href="/#why"></a><a href="/#where"></a><a href="/abuot"></a><a href="/robots.txt"></a>' +
    '<img src="/logos/acme.svg"><img src="/_next/image?url=%2Fa.png"><img src="/_next/image?url=%2Frobots.txt">';
  const pages = new Map([
    ['/', readPage(home)],
    ['/about', readPage(about)],
  ]);
  const brokenLinks = (route: string) =>
    findBrokenLinks(route, pages, (path) => path === '/robots.txt');
  expect(brokenLinks('/')).toEqual(['#how']);
  expect(brokenLinks('/about')).toEqual([
    '/#where',
    '/abuot',
    '/logos/acme.svg',
    '/_next/image?url=%2Fa.png',
  ]);
});
