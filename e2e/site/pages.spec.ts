import AxeBuilder from '@axe-core/playwright';
import { hydrated } from '@/e2e/fixtures/hydrated';
import { routes } from '@/e2e/fixtures/routes';
import { expect, test } from '@/e2e/fixtures/test';

test('the site has its eleven routes, and one behind the scenes', () => {
  // A form that was sent without script is answered in the frame of /please-check.
  const asked = [
    '/',
    '/about',
    '/acorns-ambassador',
    '/ambassador-manager',
    '/brands',
    '/creator',
    '/creators',
    '/please-check',
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

      // A stylesheet that is loaded in advance and never used is called out in the console, but
      // only seconds later.
      const styles = (rel: string) =>
        page
          .locator(`link[rel="${rel}"][href$=".css"]`)
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const used = await styles('stylesheet');
      expect(used.length).toBeGreaterThan(0);
      expect(used).toEqual(expect.arrayContaining(await styles('preload')));

      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    },
  );
}
