import { nav } from '@/components/site/copy';
import { expect, test } from '@/e2e/fixtures/test';
import { holdRequests } from '@/e2e/fixtures/hold-request';
import { readMaxScrollY, scrollTo } from '@/e2e/fixtures/scroll';

test.beforeEach(({ visit }) => visit('/privacy-policy'));

test('the navbar marks the current page', async ({ page, visit }) => {
  const current = page.getByRole('banner').locator('[aria-current="page"]');
  await expect(current).toHaveCount(0);
  for (const route of ['/about', '/roles']) {
    await visit(route);
    const marked = current.filter({ visible: true });
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute('href', route);
  }
});

test('the header shows a progress line while the next page loads', async ({ page }) => {
  const request = await holdRequests(page, '**/roles?**');
  const line = page.locator('header [data-progress]');
  await expect(line).toHaveCSS('opacity', '0');
  await page.getByRole('banner').locator('a[href="/roles"]:visible').click();
  await expect(line).toHaveCSS('opacity', '1');
  request.release();
  await expect(page).toHaveURL('/roles');
  await expect(line).toHaveCSS('opacity', '0');
});

test('the first Tab stop skips the navbar', async ({ page }) => {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: nav.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test(
  'the header stays in view, and is marked as scrolled when the page has scrolled by 11 px',
  { tag: '@phone' },
  async ({ page }) => {
    const header = page.getByRole('banner');
    await expect(header).toHaveAttribute('data-scrolled', 'false');
    await scrollTo(page, 11);
    await expect(header).toHaveAttribute('data-scrolled', 'true');
    await scrollTo(page, 10);
    await expect(header).toHaveAttribute('data-scrolled', 'false');
    await scrollTo(page, await readMaxScrollY(page));
    await expect(header).toBeInViewport({ ratio: 1 });
  },
);
