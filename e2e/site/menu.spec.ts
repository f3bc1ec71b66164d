import { holdRequest } from '@/e2e/fixtures/hold-request';
import { expect, test } from '@/e2e/fixtures/test';

test.describe('the menu of a phone', { tag: '@phone-only' }, () => {
  test.beforeEach(({ visit }) => visit('/about'));

  test('opens by its hamburger, says so, and closes by its cross', async ({ page }) => {
    const hamburger = page.getByRole('button', { name: 'Open menu' });
    await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
    await hamburger.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    // The open modal hides the rest of the page from roles; the attribute is still there.
    await expect(page.locator('[aria-label="Open menu"]')).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
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

  test('marks the page one is on, as the navbar does', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const current = page.getByRole('dialog').locator('[aria-current="page"]');
    await expect(current).toHaveText('About');
    await expect(current.locator('svg')).toBeVisible();
  });

  test('stands open at once for those who prefer reduced motion', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const moving = await page
      .getByRole('dialog')
      .evaluate((menu) => menu.getAnimations({ subtree: true }).length);
    expect(moving).toBe(0);
    await expect(page.getByRole('link', { name: 'Services' })).toBeInViewport({ ratio: 1 });
  });

  test('leads to its pages, and closes', async ({ page }) => {
    for (const [link, route] of [
      ['Services', '/services'],
      ['Opportunities', '/roles'],
      ['Create with Us', '/creator'],
      ['Start A Program', '/brands'],
      ['Tassel', '/'],
    ] as const) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(route);
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  test('closes on the way back, to another page and to another hash of the same', async ({
    page,
  }) => {
    const hamburger = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog');
    await page.evaluate(() => {
      location.hash = 'content';
    });
    await hamburger.click();
    await menu.getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/services');
    for (const url of ['/about#content', '/about']) {
      await hamburger.click();
      await expect(menu).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(url);
      await expect(menu).toBeHidden();
      await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
      // Nothing holds the page behind it.
      await page.evaluate(() => scrollTo(0, 0));
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    }
  });

  test('closes by the space bar on its cross, as a button does', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).focus();
    await page.keyboard.press(' ');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).focus();
    await page.keyboard.press(' ');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/about');
  });

  test('keeps the page behind it where it is', async ({ page }) => {
    const hamburger = page.getByRole('button', { name: 'Open menu' });
    await hamburger.click();
    await page.getByRole('dialog').hover();
    await page.mouse.wheel(0, 600);
    await page.getByRole('dialog').press('End');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // Closed, the page scrolls again.
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('has no place on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible();
  });
});

test.describe('the menu before hydration', { tag: '@phone-only' }, () => {
  test('opens at once, and becomes a modal dialog when scripts arrive', async ({ page }) => {
    const release = await holdRequest(page, '**/_next/static/chunks/*.js');
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.locator('#site-menu');
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Services' })).toBeInViewport();
    release();
    await expect(menu).toHaveAttribute('open');
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/about');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens, leads away, and closes by its cross', async ({ page }) => {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.locator('#site-menu');
      await expect(menu).toBeVisible();
      await menu.getByRole('button', { name: 'Close menu' }).click();
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await menu.getByRole('link', { name: 'Services' }).click();
      await expect(page).toHaveURL('/services');
      await expect(menu).toBeHidden();
    });
  });
});
