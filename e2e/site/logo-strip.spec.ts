import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';
import { hero, logoStrip } from '@/components/pages/home/copy';
import { logos } from '@/components/pages/home/logos';

const strip = (page: Page) => page.locator('[data-logo-strip]');
const brandLists = (page: Page) => strip(page).locator('ul');
const pause = (page: Page) =>
  strip(page).getByRole('button', { name: `${logoStrip.pause} ${logoStrip.hiddenLabel}` });

/** Returns the play state of the strip's animation, or 'not one animation' if the strip has none or several. */
const readPlayState = (page: Page) =>
  strip(page).evaluate((element) => {
    const [animation, ...others] = element.getAnimations({ subtree: true });
    if (!animation || others.length > 0) return 'not one animation';
    return animation.playState;
  });

test('the logo strip stands still and shows every brand with reduced motion', async ({
  page,
  visit,
}) => {
  await visit('/');
  expect(await readPlayState(page)).toBe('not one animation');
  await expect(pause(page)).toBeHidden();
  await expect(brandLists(page).last()).toBeHidden();
  await brandLists(page).first().scrollIntoViewIfNeeded();
  for (const brand of await brandLists(page).first().locator('li').all())
    await expect(brand).toBeInViewport({ ratio: 1 });
});

test('the logo strip loops and announces each brand once', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit('/');
  await expect(brandLists(page)).toHaveCount(2);
  await expect(brandLists(page).first().getByRole('img')).toHaveCount(logos.length);
  await expect(strip(page).getByRole('img')).toHaveCount(logos.length);
  await expect(strip(page).getByRole('list')).toHaveCount(1);
  await expect(brandLists(page).locator('a, button, [tabindex]')).toHaveCount(0);
  expect(await readPlayState(page)).toBe('running');
  const iterations = await strip(page).evaluate(
    (element) => element.getAnimations({ subtree: true })[0]?.effect?.getTiming().iterations,
  );
  expect(iterations).toBe(Infinity);
});

test('the logo strip has no gap at 360, 2560 and 5120 px', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit('/');
  for (const width of [360, 2560, 5120]) {
    await page.setViewportSize({ width, height: 800 });
    const [first, second] = await brandLists(page).evaluateAll((rows) =>
      rows.map((row) => row.getBoundingClientRect()),
    );
    expect(first!.width, `${width} px`).toBeGreaterThanOrEqual(width);
    expect(second!.left, `${width} px`).toBeCloseTo(first!.right, 0);
    expect(second!.width, `${width} px`).toBeCloseTo(first!.width, 0);
  }
});

test('the logo strip pauses while its button has keyboard focus and after a press of the button', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit('/');
  // From this link, Tab moves the focus to the button.
  await page.getByRole('main').getByRole('link', { name: hero.services }).focus();
  await page.keyboard.press('Tab');
  await expect(pause(page)).toBeFocused();
  expect(await readPlayState(page)).toBe('paused');
  await page.keyboard.press('Tab');
  expect(await readPlayState(page)).toBe('running');
  await pause(page).press('Space');
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await readPlayState(page)).toBe('paused');
  await page.keyboard.press('Tab');
  expect(await readPlayState(page)).toBe('paused');
  await pause(page).press('Space');
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await readPlayState(page)).toBe('running');
});
