import { expect, test } from '@/e2e/fixtures/test';

test.describe('the menu of a phone', { tag: '@phone-only' }, () => {
  test.beforeEach(({ visit }) => visit('/about'));

  test('opens by its hamburger, says so, and closes by its cross', async ({ page }) => {
    const hamburger = page.getByRole('button', { name: 'Open menu' });
    await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
    await hamburger.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
  });

  test('is told to assistive technology while it is open', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    // The open modal hides the rest of the page from roles; the attribute is still there.
    await expect(page.locator('[aria-label="Open menu"]')).toHaveAttribute('aria-expanded', 'true');
  });

  test('works by keyboard alone: Enter opens, focus stays inside, Esc closes', async ({ page }) => {
    const hamburger = page.getByRole('button', { name: 'Open menu' });
    await hamburger.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();

    const reached = new Set<string>();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      reached.add(
        await page.evaluate(() => {
          const focused = document.activeElement;
          // Between the last and the first stop, focus is on the browser's own controls.
          if (!focused || focused === document.body) return 'the browser';
          return focused.closest('dialog') ? focused.textContent.trim() : 'the page behind';
        }),
      );
    }
    expect(reached).not.toContain('the page behind');
    expect(reached).toContain('Start A Program');

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(hamburger).toBeFocused();
  });

  for (const { link, leadsTo } of [
    { link: 'Tassel', leadsTo: '/' },
    { link: 'Services', leadsTo: '/services' },
    { link: 'Opportunities', leadsTo: '/roles' },
    { link: 'Create with Us', leadsTo: '/creator' },
    { link: 'Start A Program', leadsTo: '/brands' },
  ]) {
    test(`“${link}” leads to ${leadsTo} and closes the menu`, async ({ page }) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(leadsTo);
      await expect(page.getByRole('dialog')).toBeHidden();
      // Nothing of the modal is left: the page takes clicks again.
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    });
  }

  test('has no place on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible();
  });
});
