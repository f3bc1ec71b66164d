import type { Page } from '@playwright/test';
import { routes } from '@/e2e/support/routes';
import { expect, test } from '@/e2e/fixtures/test';

const screens = [
  { what: 'the narrowest phone', width: 320, height: 640 },
  { what: 'a small phone', width: 360, height: 740 },
  { what: 'a tablet', width: 768, height: 1024 },
  { what: 'a notebook', width: 1440, height: 900 },
  // To a page, zoom is a smaller window.
  { what: 'a notebook, zoomed in to 200 %', width: 720, height: 450 },
  { what: 'a notebook, zoomed in to 400 %', width: 360, height: 225 },
  { what: 'a wide screen', width: 1920, height: 1080 },
];

/** How far the page can be scrolled sideways, and which words and fields reach over its edge. */
const overTheEdge = (page: Page) =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const words: string[] = [];
    const isOver = ({ left, right }: DOMRect) => left < -1 || right > room + 1;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      // The logo strip runs on beyond the edge, and ornaments may.
      const isFree = text.parentElement?.closest(
        '[data-logo-strip] ul, [aria-hidden="true"], .visually-hidden, script, style',
      );
      if (isFree || !text.data.trim() || !text.parentElement?.checkVisibility()) continue;
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()];
      if (boxes.some(isOver)) words.push(text.data);
    }
    const fields = [...document.querySelectorAll('input, select, textarea, button')]
      .filter((field) => !field.closest('[aria-hidden="true"]') && field.checkVisibility())
      .filter((field) => isOver(field.getBoundingClientRect()))
      .map((field) => field.getAttribute('name') ?? field.textContent);
    return { sideways: document.documentElement.scrollWidth - room, words, fields };
  });

const nothing = { sideways: 0, words: [], fields: [] };

/** What a reader may set without loss (WCAG 2.2, 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

for (const route of routes) {
  test(
    `${route} fits every screen: nothing scrolls sideways, no word is cut off`,
    {
      tag: '@smoke',
    },
    async ({ page, visit }) => {
      await visit(route);
      for (const { what, width, height } of screens) {
        await page.setViewportSize({ width, height });
        expect(await overTheEdge(page), `on ${what}`).toEqual(nothing);
      }
    },
  );

  const title = `${route} fits a phone whose text is set to 200 %`;
  test(title, { tag: '@chromium' }, async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await visit(route);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    expect(await overTheEdge(page)).toEqual(nothing);
  });

  test(`${route} cuts no word where a reader sets the text apart`, async ({ page, visit }) => {
    await visit(route);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, textSpacing);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overTheEdge(page), `${width} px wide`).toEqual(nothing);
    }
  });
}
