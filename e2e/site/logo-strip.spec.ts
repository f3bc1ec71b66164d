import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';

const strip = (page: Page) => page.locator('[data-logo-strip]');
const copies = (page: Page) => strip(page).locator('ul');
const pause = (page: Page) => strip(page).getByRole('button', { name: /^Pause/ });

/** How the strip moves: its only animation, and what that is doing. */
const motion = (page: Page) =>
  strip(page).evaluate((element) => {
    const [animation, ...others] = element.getAnimations({ subtree: true });
    if (!animation || others.length > 0) return 'not one animation';
    return animation.playState;
  });

/** Where the copies begin when the loop has just begun, or ends. */
const leftEdges = (page: Page, when: 'start' | 'end') =>
  strip(page).evaluate((element, place) => {
    const [animation] = element.getAnimations({ subtree: true });
    const { duration, iterations } = animation!.effect!.getComputedTiming();
    animation!.pause();
    // Its very end is its start again.
    animation!.currentTime = place === 'start' ? 0 : Number(duration) - 0.001;
    const copies = [...element.querySelectorAll('ul')];
    const [first, second] = copies.map((copy) => copy.getBoundingClientRect().left);
    return { first: first!, second: second!, iterations };
  }, when);

test('the brands are said once, though the strip is there twice', async ({ page, visit }) => {
  await visit('/');
  await expect(copies(page)).toHaveCount(2);
  const [first, second] = [copies(page).first(), copies(page).last()];
  const brands = await first.locator('li').allTextContents();
  expect(brands.length).toBeGreaterThan(5);
  expect(await second.locator('li').allTextContents()).toEqual(brands);
  await expect(first).not.toHaveAttribute('aria-hidden');
  await expect(second).toHaveAttribute('aria-hidden', 'true');
  await expect(second.locator('a, button, [tabindex]')).toHaveCount(0);
});

test('it stands still for those who prefer reduced motion, and shows every brand', async ({
  page,
  visit,
}) => {
  await visit('/');
  expect(await motion(page)).toBe('not one animation');
  await expect(pause(page)).toBeHidden();
  await expect(copies(page).last()).toBeHidden();
  const room = page.viewportSize()!.width;
  for (const brand of await copies(page).first().locator('li').all()) {
    const { x, width } = (await brand.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(room);
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test.beforeEach(({ visit }) => visit('/'));

  test('the strip loops for ever, without a seam or a gap', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    expect(await motion(page)).toBe('running');
    const start = await leftEdges(page, 'start');
    expect(start.iterations).toBe(Infinity);
    // At the end the second copy stands where the first one began, so the jump back is not seen.
    const end = await leftEdges(page, 'end');
    expect(end.second).toBeCloseTo(start.first, 0);
    expect(end.first).toBeLessThan(start.first);
    // One copy is as wide as a wide screen: when the loop ends, the other still fills it.
    expect(start.second - start.first).toBeGreaterThanOrEqual(1920);
  });

  test('its button pauses it and starts it again', async ({ page }) => {
    await expect(pause(page)).toHaveAttribute('aria-pressed', 'false');
    await pause(page).click();
    await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await motion(page)).toBe('paused');
    await pause(page).click();
    await expect(pause(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await motion(page)).toBe('running');
  });

  test('it rests while the keyboard is on its button, then does as it was told', async ({
    page,
  }) => {
    // The stop before it, so that the focus comes by keyboard.
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).focus();
    await page.keyboard.press('Tab');
    await expect(pause(page)).toBeFocused();
    expect(await motion(page)).toBe('paused');
    await page.keyboard.press('Tab');
    expect(await motion(page)).toBe('running');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    expect(await motion(page)).toBe('paused');
  });
});
