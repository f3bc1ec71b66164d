import { expect, test } from '@/e2e/fixtures/test';
import { bottom, scrollTo } from '@/e2e/fixtures/scroll';

test.beforeEach(({ visit }) => visit('/privacy-policy'));

const places = [
  { link: 'Tassel', leadsTo: '/' },
  { link: 'Services', leadsTo: '/services' },
  { link: 'About', leadsTo: '/about' },
  { link: 'Opportunities', leadsTo: '/roles' },
  { link: 'Create with Us', leadsTo: '/creator' },
  { link: 'Start A Program', leadsTo: '/brands' },
];

for (const { link, leadsTo } of places) {
  test(`“${link}” in the navbar leads to ${leadsTo}`, async ({ page }) => {
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(leadsTo);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Privacy Policy');
  });
}

test('the navbar names its pages and sections in this order', async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Services', 'About', 'Results', 'Why Tassel']);
});

test('the first Tab offers a way past the navbar', async ({ page }) => {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the header knows when the page is scrolled: after 10 px, not before', async ({ page }) => {
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await scrollTo(page, 11);
  await expect(header).toHaveAttribute('data-scrolled', 'true');
  await scrollTo(page, 10);
  await expect(header).toHaveAttribute('data-scrolled', 'false');
});

test('a line along the header shows how far down the page one is', async ({ page }) => {
  const line = page.locator('header [data-progress]');
  const share = () =>
    line.evaluate((drawn) => drawn.getBoundingClientRect().width / document.body.clientWidth);
  const end = await bottom(page);
  for (const part of [0, 0.5, 1]) {
    await scrollTo(page, Math.round(end * part));
    await expect.poll(share, `at ${part} of the way`).toBeCloseTo(part, 1);
  }
});

test('the header stays in view', async ({ page }) => {
  await scrollTo(page, 600);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});
