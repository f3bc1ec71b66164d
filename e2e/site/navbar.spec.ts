import { nav } from '@/components/site/copy';
import { expect, test } from '@/e2e/fixtures/test';
import { holdRequests } from '@/e2e/fixtures/hold-request';
import { readMaxScrollY, readScrollY, scrollTo } from '@/e2e/fixtures/scroll';

test.beforeEach(({ visit }) => visit('/privacy-policy'));

test('the navbar marks the current page', async ({ page, visit }) => {
  const current = page.getByRole('banner').locator('[aria-current="page"]:visible');
  await expect(current).toHaveCount(0);
  await visit('/about');
  await expect(current).toHaveAttribute('href', '/about');
});

test('the header shows a cord while the next page loads', async ({ page }) => {
  const request = await holdRequests(page, '**/roles?**');
  const cord = page.locator('header [data-progress]');
  await expect(cord).toHaveCSS('opacity', '0');
  await page.getByRole('banner').locator('a[href="/roles"]:visible').click();
  await expect(cord).toHaveCSS('opacity', '1');
  request.release();
  await expect(page).toHaveURL('/roles');
  await expect(cord).toHaveCSS('opacity', '0');
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
  'the header stays in view, and its cord ends where the scroll position is',
  { tag: '@phone' },
  async ({ page }) => {
    const header = page.getByRole('banner');
    const maxScrollY = await readMaxScrollY(page);
    for (const [top, isScrolled] of [
      [11, 'true'],
      [10, 'false'],
      [maxScrollY, 'true'],
    ] as const) {
      await scrollTo(page, top);
      await expect(header).toHaveAttribute('data-scrolled', isScrolled);
    }
    await expect(header).toBeInViewport({ ratio: 1 });
    const measureCordEnd = () =>
      page.locator('header [data-progress]').evaluate((cord) => cord.getBoundingClientRect().right);
    const { width } = page.viewportSize()!;
    await expect.poll(measureCordEnd).toBeGreaterThanOrEqual(width - 20);
  },
);

test('Page Down in a low window skips no line behind the header', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 400 });
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  const start = await readScrollY(page);
  await page.keyboard.press('PageDown');
  await expect.poll(() => readScrollY(page)).toBeGreaterThan(start);
  const header = (await page.getByRole('banner').boundingBox())!;
  expect((await readScrollY(page)) - start).toBeLessThanOrEqual(400 - header.height);
});
