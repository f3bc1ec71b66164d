import type { Page } from '@playwright/test';
import { holdRequests, scripts } from '@/e2e/fixtures/hold-request';
import { readScrollY } from '@/e2e/fixtures/scroll';
import { expect, test } from '@/e2e/fixtures/test';
import { nav } from '@/components/site/copy';

const hamburger = (page: Page) => page.getByRole('button', { name: nav.openMenu });
const cross = (page: Page) => page.getByRole('button', { name: nav.closeMenu });
const menu = (page: Page) => page.locator('#site-menu');
const link = (page: Page, route: string) => menu(page).locator(`a[href="${route}"]`);

test.describe('the menu', { tag: '@phone-only' }, () => {
  test.beforeEach(({ visit }) => visit('/about'));

  test('works by keyboard and keeps the focus inside', async ({ page }) => {
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
    await hamburger(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: nav.menu })).toBeVisible();
    await expect(page.locator('[aria-controls="site-menu"]')).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    const animationCount = await menu(page).evaluate(
      (dialog) => dialog.getAnimations({ subtree: true }).length,
    );
    expect(animationCount).toBe(0);
    const current = menu(page).locator('[aria-current="page"]');
    await expect(current).toHaveAttribute('href', '/about');
    await expect(current.locator('i')).toBeVisible();
    const brandsLink = link(page, '/brands');
    let isReached = false;
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      // After the last stop, Tab moves to the browser's own controls.
      await expect(page.locator('body :focus:not(dialog, dialog *)')).toHaveCount(0);
      isReached ||= await brandsLink.evaluate((link) => link === document.activeElement);
    }
    expect(isReached).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('Space');
    await expect(menu(page)).toBeVisible();
    await cross(page).focus();
    await page.keyboard.press('Space');
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
  });

  test('closes when one of its links is followed', async ({ page }) => {
    for (const route of ['/services', '/roles', nav.create.href, '/brands', '/']) {
      await hamburger(page).click();
      await link(page, route).click();
      await expect(page).toHaveURL(route);
      await expect(menu(page)).toBeHidden();
    }
  });

  test('closes on Back, which keeps the page and its scroll position', async ({ page }) => {
    await page.evaluate(() => {
      location.hash = 'content';
    });
    await page.mouse.wheel(0, 600);
    await expect.poll(() => readScrollY(page)).toBeGreaterThan(0);
    const before = await readScrollY(page);
    await hamburger(page).click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL('/about#content');
    expect(await readScrollY(page)).toBe(before);
  });

  test('leaves no history entry after it is closed', async ({ page }) => {
    await page.goto('/services');
    await hamburger(page).click();
    await cross(page).click();
    await expect(page).toHaveURL('/services');
    await hamburger(page).click();
    await link(page, '/roles').click();
    await expect(page).toHaveURL('/roles');
    for (const url of ['/services', '/about']) {
      await page.goBack();
      await expect(page).toHaveURL(url);
      await expect(menu(page)).toBeHidden();
    }
  });

  test('does not scroll the page behind it', async ({ page }) => {
    await hamburger(page).click();
    await menu(page).hover();
    await page.mouse.wheel(0, 600);
    await menu(page).press('End');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    expect(await readScrollY(page)).toBe(0);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => readScrollY(page)).toBeGreaterThan(0);
  });

  test('can be closed after the window has become wide', async ({ page }) => {
    await hamburger(page).click();
    await page.setViewportSize({ width: 1180, height: 820 });
    await cross(page).click();
    await expect(menu(page)).toBeHidden();
    await expect(hamburger(page)).toBeHidden();
    await expect(page.getByRole('banner').locator('a[href="/about"]:visible')).toBeVisible();
  });
});

test.describe('the menu before hydration', { tag: '@phone-only' }, () => {
  test('opens at once and stays open when the scripts arrive', async ({ page }) => {
    const heldScripts = await holdRequests(page, scripts);
    await page.goto('/about', { waitUntil: 'commit' });
    await hamburger(page).click();
    await expect(link(page, '/services')).toBeInViewport();
    heldScripts.release();
    await expect(menu(page)).toHaveAttribute('open');
    await cross(page).click();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens, closes and leads to its pages', async ({ page }) => {
      await page.goto('/about');
      await hamburger(page).click();
      await cross(page).click();
      await expect(menu(page)).toBeHidden();
      await hamburger(page).click();
      await link(page, '/services').click();
      await expect(page).toHaveURL('/services');
      await expect(menu(page)).toBeHidden();
    });
  });
});
