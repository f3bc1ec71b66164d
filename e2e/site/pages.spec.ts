import AxeBuilder from '@axe-core/playwright';
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
  test.describe(`the page ${route}`, { tag: ['@smoke', '@phone'] }, () => {
    test('stands whole: one heading, header, footer, a title of its own', async ({ page }) => {
      const answer = await page.goto(route);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page).toHaveTitle(/^\S.* \| Tassel$|^Tassel: |^Error: /);
    });

    test('loads no stylesheet in advance that it never uses', async ({ page }) => {
      // The browser complains about such a one in the console, but only seconds later.
      await page.goto(route);
      const hrefs = (rel: string) =>
        page
          .locator(`link[rel="${rel}"][href$=".css"]`)
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const used = await hrefs('stylesheet');
      expect(used.length).toBeGreaterThan(0);
      expect(used).toEqual(expect.arrayContaining(await hrefs('preload')));
    });

    test('has nothing that axe finds fault with', async ({ page, visit }) => {
      await visit(route);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  });
}
