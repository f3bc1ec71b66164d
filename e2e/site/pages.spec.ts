import type { Locator, Page } from '@playwright/test';
import { findAxeViolationsByDayAndNight, findAxeViolations } from '@/e2e/fixtures/axe';
import { waitForHydration } from '@/e2e/fixtures/wait-for-hydration';
import { openPositions, getForm } from '@/e2e/testing/forms';
import { allRoutes, routes } from '@/lib/routes';
import { expect, test } from '@/e2e/fixtures/test';

/** Finds controls that have neither border nor text, and so are invisible in forced colors. */
const findInvisibleControls = (page: Page) =>
  page
    .locator('a[href], button, select, textarea, input:not([type="radio"], [type="checkbox"])')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { appearance, borderStyle, borderWidth } = getComputedStyle(control);
          const hasEdge = borderStyle !== 'none' && parseFloat(borderWidth) > 0;
          const isDrawnByBrowser = control.matches('[type="range"]') && appearance === 'auto';
          return !hasEdge && !isDrawnByBrowser && !control.textContent.trim();
        })
        .map((control) => control.outerHTML),
    );

/** The pages that show all that only phones have: the Apply bar and the strip above a form. */
const phoneRoutes: readonly string[] = [routes.home, openPositions[0]?.route ?? routes.brands];

for (const route of allRoutes) {
  test(
    `${route} has its landmarks, no axe violation, no animation, and visible controls in forced colors`,
    { tag: phoneRoutes.includes(route) ? ['@smoke', '@phone'] : '@smoke' },
    async ({ page, isMobile }) => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      // A name that the CSS Module does not have.
      await expect(page.locator('.undefined')).toHaveCount(0);
      // Tests run with reduced motion (playwright.config.ts), in which only scroll-driven animations may run.
      const countRunningAnimations = () =>
        page.evaluate(
          () =>
            document
              .getAnimations()
              .filter(
                ({ playState, timeline }) =>
                  timeline === document.timeline && playState === 'running',
              ).length,
        );
      await expect.poll(countRunningAnimations).toBe(0);
      // On phones, checks only the day palette, because the night colors are the same as on desktops.
      const check = isMobile ? findAxeViolations : findAxeViolationsByDayAndNight;
      expect(await check(page)).toEqual([]);

      await page.emulateMedia({ forcedColors: 'active' });
      await expect.poll(() => findInvisibleControls(page)).toEqual([]);
    },
  );
}

/** Returns a screenshot as text, so that two can be compared. */
const takeScreenshot = async (control: Locator) => (await control.screenshot()).toString('base64');

for (const [definition, group] of [
  [getForm('submit-creator-application'), 'content_lifestyle'],
  [getForm('apply'), 'visa'],
] as const)
  test(`in forced colors, a radio of ${group} looks different when chosen and when focused`, async ({
    page,
    visitForm,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const form = await visitForm(definition);
    const label = form.field(group).locator('label').last();
    const radio = label.getByRole('radio');
    const unchosen = await takeScreenshot(label);
    await radio.focus();
    await page.keyboard.press('Space');
    await expect(radio).toBeChecked();
    const chosenAndFocused = await takeScreenshot(label);
    await radio.blur();
    const chosen = await takeScreenshot(label);
    expect(chosen, `${group}: chosen`).not.toBe(unchosen);
    expect(chosenAndFocused, `${group}: chosen and focused`).not.toBe(chosen);
  });

test('the sitemap lists every page but /creators once', { tag: '@smoke' }, async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listedPaths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
    ([, loc]) => new URL(loc!).pathname,
  );
  const expectedPaths = allRoutes.filter((route) => route !== '/creators');
  expect(listedPaths.sort()).toEqual(expectedPaths.sort());
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('Web Vitals are reported without data about the visitor', async ({
  page,
  visit,
  upstream,
  site,
}) => {
  await visit('/about');
  // The time to the first byte is always known.
  const report = page.waitForRequest(
    (request) => request.url().endsWith('/api/vitals') && /TTFB/.test(request.postData() ?? ''),
  );
  // The site sends its metrics when the page is hidden.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    const hidePage = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    setInterval(hidePage, 100);
  });
  const request = await report;
  expect((await request.response())?.status()).toBe(204);
  const metrics = JSON.parse(request.postData()!) as Record<string, unknown>[];
  for (const metric of metrics) {
    expect(Object.keys(metric).sort()).toEqual(['name', 'path', 'rating', 'value']);
    expect(metric.path).toBe('/about');
  }
  await expect.poll(() => site.log()).toContain('"msg":"vitals"');
  expect(upstream.requests).toEqual([]);
});
