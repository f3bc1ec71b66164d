import type { Locator, Page } from '@playwright/test';
import {
  expectFormHeadingIn,
  initialScrollY,
  recordScrollPositions,
  scrollTo,
  readScrollY,
} from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';
import { rolePageCopy } from '@/components/role-page/copy';
import { positionRoutes, networks, positions } from '@/components/roles';
import { isClosed } from '@/lib/testing/fixtures';

const positionRoute = positionRoutes.find((route) => !isClosed(route));
// The second pages of the networks open at their top, and the position page opens scrolled down to 1400 px.
const testedRoutes = [...networks.map(({ secondRoute }) => secondRoute), positionRoute].filter(
  (route) => route !== undefined && !isClosed(route),
) as string[];

for (const route of testedRoutes)
  test(`“Apply Now” on ${route} scrolls to the form and moves the focus into it`, async ({
    page,
    visit,
  }) => {
    await visit(route);
    const link = page
      .getByRole('main')
      .getByRole('link', { name: rolePageCopy.applyNow, exact: true });
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await scrollTo(page, 0);
      const scrollPositions = await recordScrollPositions(link);
      const isSmooth = reducedMotion === 'no-preference';
      expect(scrollPositions.length > 0, `on the way: ${scrollPositions}`).toBe(isSmooth);
      await expectFormHeadingIn('upper half', page);
      await page.keyboard.press('Tab');
      await expect(page.locator('#apply :focus')).toHaveCount(1);
      await expectFormHeadingIn('upper half', page);
    }
  });

/** Taps a link of the Apply bar. `link.tap()` would scroll the page first, because of the page's scroll padding. */
async function tapInBar(page: Page, link: Locator) {
  const { x, y, width, height } = (await link.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

test(
  'the Apply bar of a position page names the role, its pay and its dates, and leads to the top',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    for (const { route, metadata, pay, dates } of positions.filter(({ open }) => open)) {
      await visit(route);
      await expect.poll(() => readScrollY(page)).toBe(initialScrollY);
      const link = page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${metadata.name}.*${rolePageCopy.toTop}`) });
      await expect(link).toBeInViewport({ ratio: 1 });
      for (const fact of [pay, dates]) if (fact) await expect(link).toContainText(fact);
      await tapInBar(page, link);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  'the Apply bar of a position page leads to the form and is hidden on a wide screen',
  { tag: '@phone-only' },
  async ({ page, visit }) => {
    test.skip(!positionRoute, 'every position is closed');
    await visit(positionRoute!);
    const bar = page.getByRole('main').getByRole('link', { name: rolePageCopy.apply, exact: true });
    for (const top of [0, 500, initialScrollY]) {
      await scrollTo(page, top);
      await expect(bar).toBeInViewport({ ratio: 1 });
    }
    await tapInBar(page, bar);
    await expect(page).toHaveURL(`${positionRoute}#apply`);
    await expectFormHeadingIn('upper half', page);
    await page.locator('form[data-form] :is(input, textarea):visible').first().click();
    await expect(page.locator('form[data-form] :focus')).toHaveCount(1);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(bar).toBeHidden();
  },
);
