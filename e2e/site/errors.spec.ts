import { findAxeViolationsByDayAndNight } from '@/e2e/fixtures/axe';
import { expect, test } from '@/e2e/fixtures/test';
import { notFound } from '@/components/pages/not-found/copy';
import { site } from '@/lib/site';

test(
  'an unknown address shows the 404 page with a link home',
  { tag: '@smoke' },
  async ({ page, browserConsole }) => {
    browserConsole.allow(/status of 404/);
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(`${notFound.title} | ${site.name}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await findAxeViolationsByDayAndNight(page)).toEqual([]);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.tagline);
  },
);

test('a link to a removed page shows the 404 page', async ({ page, visit, browserConsole }) => {
  browserConsole.allow(/status of 404/);
  await visit('/');
  // Imitates a tab that was opened before a deployment removed the linked page.
  await page.route(/\/privacy-policy(\?|$)/, (route) =>
    route.continue({ url: route.request().url().replace('/privacy-policy', '/no-such-page') }),
  );
  await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').click();
  await expect(page).toHaveURL('/privacy-policy');
  await expect(page).toHaveTitle(`${notFound.title} | ${site.name}`);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.tagline);
});

for (const [what, route, script] of [
  // The form uses FormData when it hydrates.
  ['a render error in a page', '/brands', 'FormData = null'],
  // The layout's report of Web Vitals calls it.
  ['a render error in the layout', '/about', 'performance.getEntriesByType = null'],
] as const)
  test(`${what} shows “Unexpected Application Error!” and a link home`, async ({
    page,
    browserConsole,
  }) => {
    browserConsole.allow(/is not a (constructor|function)/);
    await page.addInitScript(`if (location.pathname === '${route}') ${script}`);
    await page.goto(route);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Unexpected Application Error!');
    await expect(page.getByRole('banner')).toBeVisible({ visible: route === '/brands' });
    expect(await findAxeViolationsByDayAndNight(page)).toEqual([]);
    await page.getByRole('main').getByRole('link').click();
    await expect(title).toHaveText(site.tagline);
  });
