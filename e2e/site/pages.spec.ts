import type { Page } from '@playwright/test';
import { axeViolations } from '@/e2e/fixtures/axe';
import { hydrated } from '@/e2e/fixtures/hydrated';
import { routes } from '@/e2e/support/routes';
import { expect, test } from '@/e2e/fixtures/test';
import { isClosed } from '@/lib/testing/open-roles';

/** Controls that neither an edge nor words of theirs show: grounds and shadows are gone here. */
const unseen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, textarea, input, a[href]')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { borderStyle, borderWidth, opacity } = getComputedStyle(control);
        const hasEdge = borderStyle !== 'none' && parseFloat(borderWidth) > 0;
        // A radio that is drawn as its label is seen by that.
        const label = control.closest('label');
        const hasLabel = label !== null && getComputedStyle(label).borderStyle !== 'none';
        return opacity === '0' ? !hasLabel : !hasEdge && !control.textContent.trim();
      })
      .filter((control) => !control.matches('[type="radio"], [type="checkbox"]'))
      .map((control) => control.outerHTML),
  );

for (const route of routes) {
  test(
    `the page ${route} stands whole, and axe finds nothing, in forced colors neither`,
    { tag: ['@smoke', '@phone'] },
    async ({ page }) => {
      const answer = await page.goto(route);
      expect(answer?.status()).toBe(200);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page).toHaveTitle(/^\S.* \| Tassel$|^Tassel: |^Error: /);
      expect(await axeViolations(page)).toEqual([]);

      await page.emulateMedia({ forcedColors: 'active' });
      // The colors are the visitor's own, and axe reads the site's.
      expect(await axeViolations(page, { without: 'color-contrast' })).toEqual([]);
      expect(await unseen(page)).toEqual([]);
    },
  );
}

test('links lead to every page, and none is loaded whole', async ({ page, visit }) => {
  await visit('/');
  let loads = 0;
  page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  // No page links to the second creator form, nor to the page of a closed role.
  for (const route of routes.filter((one) => one !== '/creators' && !isClosed(one))) {
    for (const next of ['/roles', route]) {
      await page.locator(`a[href="${next}"]:visible`).first().click();
      await expect(page).toHaveURL(next);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('a[href="/creators"]')).toHaveCount(0);
  }
  expect(loads, 'pages that were loaded whole').toBe(0);
});
