import { axeViolations } from '@/e2e/fixtures/axe';
import { hydrated } from '@/e2e/fixtures/hydrated';
import { routes } from '@/e2e/support/routes';
import { expect, test } from '@/e2e/fixtures/test';

test('the site has its eleven routes', () => {
  const asked = [
    '/',
    '/about',
    '/acorns-ambassador',
    '/ambassador-manager',
    '/brands',
    '/creator',
    '/creators',
    '/privacy-policy',
    '/roles',
    '/services',
    '/soluna-ambassador',
  ];
  expect(routes).toEqual(asked);
});

for (const route of routes) {
  test(
    `the page ${route} stands whole, and axe finds nothing`,
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
    },
  );
}
