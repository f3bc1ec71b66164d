import type { Locator, Page } from '@playwright/test';
import { findAxeViolations } from '@/e2e/fixtures/axe';
import { findBrokenWords, findOverflow, noOverflow } from '@/e2e/fixtures/find-overflow';
import { allRoutes, routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { expect, test } from '@/e2e/fixtures/test';
import { rolePageCopy } from '@/components/roles/shared/copy';
import { isClosed, openPositions } from '@/e2e/testing/forms';

// The Content-Security-Policy would block the style sheets that the tests add.
test.use({ bypassCSP: true });

/** Width and height in CSS pixels. The last two are a window of 1440 × 900 at 200 % and 400 % zoom. */
const screens = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
  [720, 450],
  [360, 225],
] as const;
const narrowWidths = [320, 390, 768] as const;

/** Text spacing (WCAG 2.2, 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** The printed area of an A4 sheet, in CSS pixels. */
const printedArea = { width: 718, height: 1047 };

/** Imitates paper: by default, browsers do not print backgrounds. */
const withoutBackgrounds = `
  *, ::before, ::after { background: none !important; }
`;

async function expectNothingCutOff(
  page: Page,
  what: string,
  widths: readonly number[] = narrowWidths,
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const message = `${what}, ${width} px wide`;
    await expect.poll(() => findOverflow(page), message).toEqual(noOverflow);
  }
}

/** Expects dark text on white paper, no controls, nothing cut off, and position pages on at most two sheets. */
async function expectPrintable(page: Page, route: string, isChromium: boolean) {
  await page.setViewportSize(printedArea);
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  const style = await page.addStyleTag({ content: withoutBackgrounds });
  expect(await findAxeViolations(page, { rules: ['color-contrast'] })).toEqual([]);
  await expect.poll(async () => (await findOverflow(page)).texts).toEqual([]);
  // A fixed element would be printed on every sheet.
  const fixed = await page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
      .map(({ tagName, className }) => `${tagName}.${className}`),
  );
  expect(fixed).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isPosition = openPositions.some((role) => role.route === route);
  const isRole = isPosition || route === routes.creator || route === routes.creators;
  if (isRole && !isClosed(route)) {
    // Prints show the page's address instead of the form. The address begins with the build's SITE_URL.
    await expect(page.getByText(new RegExp(`https?://[^/]+${route}$`))).toBeVisible();
    const controls = page.locator('form, button').or(page.getByText(rolePageCopy.applyNow));
    await expect(controls.filter({ visible: true })).toHaveCount(0);
  }
  await style.evaluate((element: HTMLStyleElement) => element.remove());
  if (isChromium) {
    const pdf = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(0);
    if (isPosition) expect(sheets).toBeLessThanOrEqual(2);
  }
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
}

/** Expects all text to be in the window: on every screen, with wide spacing, at twice the size, with long headlines. */
async function expectFitsOnScreens(page: Page, isChromium: boolean) {
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    const message = `${width} × ${height}`;
    await expect.poll(() => findOverflow(page), message).toEqual(noOverflow);
    await expect.poll(() => findBrokenWords(page), message).toEqual([]);
  }
  const spacing = await page.addStyleTag({ content: textSpacing });
  await expectNothingCutOff(page, 'spaced text');
  await spacing.evaluate((element: HTMLStyleElement) => element.remove());

  if (isChromium) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expectNothingCutOff(page, 'text at 200 %', [320, 390]);
    await expect.poll(() => findBrokenWords(page), 'text at 200 %').toEqual([]);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  }
  await page.locator('main :is(h1, h2)').evaluateAll((headlines) => {
    for (const headline of headlines) headline.textContent = 'Entrepreneurially'.repeat(2);
  });
  await page.locator('header a[href="/"] span').evaluate((logo) => logo.append(' & Partners'));
  await expectNothingCutOff(page, 'headlines of one long word, and a longer name', [320]);
}

for (const route of allRoutes)
  test(
    `${route} shows all its text on paper and on screens`,
    { tag: '@copy' },
    async ({ page, visit, browserName }) => {
      await visit(route);
      const isChromium = browserName === 'chromium';
      await test.step('prints all text on white paper, without controls', () =>
        expectPrintable(page, route, isChromium));
      await test.step('fits on every screen, also with wide spacing, long words and text at 200 %', () =>
        expectFitsOnScreens(page, isChromium));
    },
  );

test('the header stays on one line with a long name', async ({ page, visit }) => {
  await visit(routes.home);
  const header = page.getByRole('banner');
  const measure = () => header.evaluate((element: HTMLElement) => element.offsetHeight);
  await page.setViewportSize({ width: 1440, height: 900 });
  const height = await measure();
  await header.getByRole('link', { name: site.name }).evaluateAll((links, name) => {
    for (const link of links) {
      const text = link.querySelector('span') ?? link;
      text.textContent = text.textContent.replace(name, 'O’Malley & Quadrangle House');
    }
  }, site.name);
  for (const width of [1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await measure(), `${width} px wide`).toBe(height);
    const wrapped = await header.locator('a:visible').evaluateAll((links) =>
      links
        .filter((link) => {
          const range = new Range();
          range.selectNodeContents(link.querySelector('span') ?? link);
          const { height } = range.getBoundingClientRect();
          return height > 40 || link.getBoundingClientRect().right > innerWidth;
        })
        .map((link) => link.textContent),
    );
    expect(wrapped, `${width} px wide`).toEqual([]);
    const readBox = (link: Locator) => link.evaluate((element) => element.getBoundingClientRect());
    const name = await readBox(
      header
        .getByRole('link', { name: /^O’Malley/ })
        .locator('span')
        .first(),
    );
    const firstLink = await readBox(header.getByRole('navigation').getByRole('link').first());
    expect(name.right, `${width} px wide`).toBeLessThanOrEqual(firstLink.left);
  }
});
