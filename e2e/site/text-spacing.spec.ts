import type { Page } from '@playwright/test';
import { routes } from '@/e2e/support/routes';
import { expect, test } from '@/e2e/fixtures/test';

/** What a reader may set without loss (WCAG 2.2, 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

const widths = [320, 390, 768];

/** Words that reach over the window's edge, or that their box cuts off. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const words = new Set<string>();
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement!;
      const isFree = parent.closest(
        '[data-ribbon] ul, [aria-hidden="true"], .visually-hidden, script, style, dialog',
      );
      if (isFree || !text.data.trim() || !parent.checkVisibility()) continue;
      range.selectNodeContents(text);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (left < -1 || right > document.documentElement.clientWidth + 1) words.add(text.data);
        for (let box: Element | null = parent; box; box = box.parentElement) {
          if (getComputedStyle(box).overflow === 'visible') continue;
          const edge = box.getBoundingClientRect();
          const isCut =
            left < edge.left - 1 ||
            right > edge.right + 1 ||
            top < edge.top - 1 ||
            bottom > edge.bottom + 1;
          if (isCut && box.tagName !== 'MAIN') words.add(text.data);
        }
      }
    }
    return [...words];
  });

for (const route of routes) {
  test(`${route} cuts no word where a reader sets the text apart`, async ({ page, visit }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await visit(route);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, spacing);
      expect(await cutWords(page), `${width} px wide`).toEqual([]);
    }
  });
}
