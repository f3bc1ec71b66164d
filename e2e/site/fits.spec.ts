import { overTheEdge } from '@/e2e/fixtures/over-the-edge';
import { routes } from '@/e2e/support/routes';
import { expect, test } from '@/e2e/fixtures/test';

// For a style sheet of the test's own.
test.use({ bypassCSP: true });

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

const nothing = { sideways: 0, words: [], fields: [] };

/** What a reader may set without loss (WCAG 2.2, 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

for (const route of routes) {
  test(
    `${route} fits every screen: nothing scrolls sideways, no word is cut off, also where a reader sets the text apart`,
    { tag: '@smoke' },
    async ({ page, visit }) => {
      await visit(route);
      for (const { what, width, height } of screens) {
        await page.setViewportSize({ width, height });
        expect(await overTheEdge(page), `on ${what}`).toEqual(nothing);
      }
      await page.addStyleTag({ content: textSpacing });
      for (const width of [320, 390, 768]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await overTheEdge(page), `set apart, ${width} px wide`).toEqual(nothing);
      }
    },
  );

  const title = `${route} fits a phone whose text is set to 200 %`;
  test(title, { tag: '@chromium' }, async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await visit(route);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    expect(await overTheEdge(page)).toEqual(nothing);
  });
}
