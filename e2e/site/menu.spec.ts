import type { Page } from '@playwright/test';
import { findAxeViolationsByDayAndNight } from '@/e2e/fixtures/axe';
import { holdRequests, scripts } from '@/e2e/fixtures/hold-request';
import { readScrollY, scrollTo } from '@/e2e/fixtures/scroll';
import { waitForHydration } from '@/e2e/fixtures/wait-for-hydration';
import { expect, test } from '@/e2e/fixtures/test';
import { nav } from '@/components/site/copy';
import { routes } from '@/lib/routes';

const locateMenu = (page: Page) => {
  const menu = page.getByRole('banner').locator('details');
  return {
    menu,
    button: menu.locator('summary'),
    link: (route: string) => menu.locator(`a[href="${route}"]`),
    isOpen: () => expect(menu).toHaveAttribute('open'),
    isClosed: () => expect(menu).not.toHaveAttribute('open'),
  };
};

test.describe('the menu', { tag: '@phone-only' }, () => {
  test('works by keyboard, and closes on Esc and when the focus leaves it', async ({
    page,
    visit,
  }) => {
    await visit(routes.about);
    const { menu, button, link, isOpen, isClosed } = locateMenu(page);
    await expect(button).toHaveAccessibleName(nav.menu);
    await button.focus();
    await page.keyboard.press('Enter');
    await isOpen();
    expect(await findAxeViolationsByDayAndNight(page)).toEqual([]);
    const night = menu.getByRole('switch');
    await night.press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-night', 'on');
    await expect(night).toBeChecked();
    await link(routes.services).focus();
    await page.keyboard.press('Escape');
    await isClosed();
    await expect(button).toBeFocused();

    await page.keyboard.press('Space');
    await isOpen();
    await link(routes.brands).focus();
    await page.keyboard.press('Tab');
    await isClosed();
  });

  test('closes on each of its links and on Back', async ({ page, visit }) => {
    await visit(routes.home);
    const { button, link, isOpen, isClosed } = locateMenu(page);
    for (const route of [routes.services, routes.creator, routes.roles, routes.roles]) {
      await button.click();
      await link(route).click();
      await expect(page).toHaveURL(route);
      await isClosed();
    }
    await button.click();
    // Safari does not focus a pressed button.
    await button.blur();
    await isOpen();
    await page.goBack();
    await expect(page).toHaveURL(routes.creator);
    await isClosed();
  });

  test('stays below the header and keeps the page behind it in place', async ({ page, visit }) => {
    await visit(routes.about);
    await scrollTo(page, 300);
    const { menu, button, link } = locateMenu(page);
    await button.click();
    await expect(link(routes.brands)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner')).toBeInViewport();
    await menu.locator('nav').hover();
    await page.mouse.wheel(0, 600);
    await button.click();
    expect(await readScrollY(page)).toBe(300);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => readScrollY(page)).toBeGreaterThan(300);
  });

  test('has its size before its button has arrived', async ({ page, visit }) => {
    // The browser may paint a part of the HTML.
    await visit(routes.about);
    const { menu, button } = locateMenu(page);
    const box = await menu.boundingBox();
    await button.evaluate((element) => element.remove());
    await expect(button).toHaveCount(0);
    expect(await menu.boundingBox()).toEqual(box);
  });

  test('opens before hydration and stays open when the scripts arrive', async ({ page }) => {
    const heldScripts = await holdRequests(page, scripts);
    await page.goto(routes.about, { waitUntil: 'commit' });
    const { button, link, isOpen, isClosed } = locateMenu(page);
    await button.click();
    await expect(link(routes.services)).toBeInViewport();
    heldScripts.release();
    await waitForHydration(page);
    await isOpen();
    await link(routes.services).click();
    await expect(page).toHaveURL(routes.services);
    await isClosed();
  });
});
