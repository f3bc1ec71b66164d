import { expect, test } from 'vitest';
import { deadLinks, readPage } from '@/lib/scripts/page-rules';

test('a page without a fault', () => {
  const { faults, headline, links } = readPage(
    `<title>Tassel</title><h1>Three <em>ways</em></h1><svg aria-hidden="true"><path/></svg>
     <svg role="img" aria-label="A campus"></svg><img alt="" src="/a.png">
     <script>var a = "b"</script><style>a { content: "x" }</style><a href="https://x.example/'">Out</a>`,
  );
  expect(faults).toEqual([]);
  expect(headline).toBe('Three ways');
  expect(links).toEqual(['/a.png']);
});

test.each([
  ['<img src="/a.png">', 'no alt on /a.png'],
  ['<svg></svg>', 'an svg that is neither'],
  [`<p>It's</p>`, 'straight quote'],
  ['<button aria-label="Unlock it"></button>', 'Unlock'],
  ['<meta name="description" content="An elevated  one">', 'two spaces'],
])('%s', (html, fault) => {
  expect(readPage(html).faults.join()).toContain(fault);
});

test('a link leads to a page, a place on a page, or a file', () => {
  const pages = new Map([
    [
      '/',
      readPage(
        '<section id="why"></section><a href="#why">1</a><a href="#how">2</a><a href="/about">3</a><a href="/abuot">4</a>',
      ),
    ],
    [
      '/about',
      readPage(
        '<a href="/#why">5</a><a href="/#where">6</a><img alt="" src="/logos/acme.svg"><a href="/robots.txt">7</a>',
      ),
    ],
  ]);
  expect(Object.fromEntries(deadLinks(pages, (path) => path === '/robots.txt'))).toEqual({
    '/': ['#how', '/abuot'],
    '/about': ['/#where', '/logos/acme.svg'],
  });
});
