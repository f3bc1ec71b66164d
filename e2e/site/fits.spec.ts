import { axeViolations } from '@/e2e/fixtures/axe';
import { overTheEdge } from '@/e2e/fixtures/over-the-edge';
import { routes } from '@/e2e/support/routes';
import { expect, test } from '@/e2e/fixtures/test';
import { positionPages } from '@/lib/testing/open-roles';

// For style sheets of the test's own.
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

/** A sheet of A4 between its margins, in CSS pixels. */
const sheet = { width: 718, height: 1047 };

/** Browsers print words in their color, and leave grounds out. Logos are pictures. */
const onPaper = `
  *, ::before, ::after { background: none !important; }
  [data-logo-strip] li [aria-hidden] { visibility: hidden; }
`;

/** The pages of a PDF, each of which is an object of its own in an uncompressed part of the file. */
const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('a headline of one long word is not cut off on a phone, nor is what stands beside it', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const route of routes) {
    await visit(route);
    await page.locator('main :is(h1, h2)').evaluateAll((headlines) => {
      for (const headline of headlines) headline.textContent = 'Entrepreneurially'.repeat(2);
    });
    expect(await overTheEdge(page), route).toEqual(nothing);
  }
});

for (const route of routes)
  test(`${route} fits every screen: nothing scrolls sideways, no word is cut off, also where a reader sets the text apart, or to 200 %; it fits paper`, async ({
    page,
    visit,
    browserName,
  }) => {
    await visit(route);
    for (const { what, width, height } of screens) {
      await page.setViewportSize({ width, height });
      expect(await overTheEdge(page), `on ${what}`).toEqual(nothing);
    }
    const style = await page.addStyleTag({ content: textSpacing });
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overTheEdge(page), `set apart, ${width} px wide`).toEqual(nothing);
    }
    await style.evaluate((element: HTMLStyleElement) => element.remove());

    await page.setViewportSize(sheet);
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
    await page.addStyleTag({ content: onPaper });
    expect(await axeViolations(page, (axe) => axe.withRules('color-contrast'))).toEqual([]);
    expect((await overTheEdge(page)).words, 'on paper').toEqual([]);
    // What lies over it is printed, too, if only as a white box.
    const isCovered = await page.locator('h1').evaluate((headline) => {
      headline.scrollIntoView();
      const { left, top, height } = headline.getBoundingClientRect();
      const seen = [0.2, 0.5, 0.8].map((part) =>
        document.elementFromPoint(left + 8, top + height * part),
      );
      return !seen.every((element) => headline.contains(element));
    });
    expect(isCovered, 'the headline on paper').toBe(false);
    const fixed = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
        .map(({ tagName, className }) => `${tagName}.${className}`),
    );
    expect(fixed).toEqual([]);
    // Whatever is only for pressing is left out; what the page says stays.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const isPosition = positionPages.some((one) => one === route);
    if (isPosition) {
      // Its address instead of the form; the host is the one that the site was built for.
      await expect(page.getByText(new RegExp(`https?://[^/]+${route}$`))).toBeVisible();
      const toPress = page.locator('form, button').or(page.getByText('Apply Now'));
      await expect(toPress.filter({ visible: true })).toHaveCount(0);
    }

    if (browserName !== 'chromium') return;
    const pdf = await page.pdf({ format: 'A4', printBackground: true });
    expect(countPages(pdf)).toBeGreaterThan(0);
    if (isPosition) expect(countPages(pdf)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: null });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overTheEdge(page), `text at 200 %, ${width} px wide`).toEqual(nothing);
    }
  });
